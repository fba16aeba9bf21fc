import type { RuleWords } from "@cardwright/words";
import chrome from "../chrome/chrome.module.css";
import type { OptionField, OptionValue } from "./options.ts";

interface OptionFieldsProps {
  readonly fields: readonly OptionField[];
  readonly words: RuleWords;
  onChoose(name: string, value: OptionValue): void;
}
/** Options that players agree on before a match, from its own declaration. */
export function OptionFields({ fields, words, onChoose }: OptionFieldsProps) {
  return fields.map((field) => {
    const { name, choices } = field;
    const choose = (value: OptionValue): void => onChoose(name, value);
    return choices === undefined ? (
      <NumberField key={name} field={field} words={words} onChoose={choose} />
    ) : (
      <ChoiceField key={name} field={field} choices={choices} words={words} onChoose={choose} />
    );
  });
}
interface FieldProps {
  readonly field: OptionField;
  readonly words: RuleWords;
  onChoose(value: OptionValue): void;
}
const NumberField = ({ field: { name, value, least, most }, words, onChoose }: FieldProps) => (
  <label className={chrome.field}>
    {words.optionName(name)}
    <input
      type="number"
      min={least}
      max={most}
      value={Number(value)}
      onChange={({ target }) => {
        if (target.checkValidity() && target.value !== "") onChoose(target.valueAsNumber);
      }}
    />
  </label>
);
interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly OptionValue[];
}
const ChoiceField = ({ field: { name, value }, choices, words, onChoose }: ChoiceFieldProps) => (
  <label className={chrome.field}>
    {words.optionName(name)}
    <select
      value={choices.indexOf(value)}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((choice, at) => (
        <option key={String(choice)} value={at}>
          {words.optionValue(name, choice)}
        </option>
      ))}
    </select>
  </label>
);
