import chrome from "../chrome/chrome.module.css";
import { type OptionField, type OptionValue, wordsOf } from "./options.ts";

interface OptionFieldsProps {
  readonly fields: readonly OptionField[];
  onChoose(name: string, value: OptionValue): void;
}
/** Options that players agree on before a match, from its own declaration. */
export function OptionFields({ fields, onChoose }: OptionFieldsProps) {
  return fields.map((field) => {
    const { name, choices } = field;
    const choose = (value: OptionValue): void => onChoose(name, value);
    return choices === undefined ? (
      <NumberField key={name} field={field} onChoose={choose} />
    ) : (
      <ChoiceField key={name} field={field} choices={choices} onChoose={choose} />
    );
  });
}
interface FieldProps {
  readonly field: OptionField;
  onChoose(value: OptionValue): void;
}
const NumberField = ({ field: { label, value, least, most }, onChoose }: FieldProps) => (
  <label className={chrome.field}>
    {label}
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
const shown = (value: OptionValue): string =>
  value === true ? "yes" : value === false ? "no" : wordsOf(String(value));
interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly OptionValue[];
}
const ChoiceField = ({ field: { label, value }, choices, onChoose }: ChoiceFieldProps) => (
  <label className={chrome.field}>
    {label}
    <select
      value={choices.indexOf(value)}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((choice, at) => (
        <option key={String(choice)} value={at}>
          {shown(choice)}
        </option>
      ))}
    </select>
  </label>
);
