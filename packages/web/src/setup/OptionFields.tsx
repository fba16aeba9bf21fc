import type { RuleWords } from "@cardwright/words";
import chrome from "../chrome/chrome.module.css";
import type { OptionField, OptionValue } from "./options.ts";
import styles from "./setup.module.css";

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
    const about = words.optionAbout(name);
    return (
      <div key={name} className={chrome.field}>
        <label htmlFor={`option-${name}`}>{words.optionName(name)}</label>
        {choices === undefined ? (
          <NumberField field={field} onChoose={choose} />
        ) : (
          <ChoiceField field={field} choices={choices} words={words} onChoose={choose} />
        )}
        {about !== "" && <span className={styles.about}>{about}</span>}
      </div>
    );
  });
}
interface FieldProps {
  readonly field: OptionField;
  onChoose(value: OptionValue): void;
}
const NumberField = ({ field: { name, value, least, most }, onChoose }: FieldProps) => (
  <input
    id={`option-${name}`}
    type="number"
    min={least}
    max={most}
    value={Number(value)}
    onChange={({ target }) => {
      if (target.checkValidity() && target.value !== "") onChoose(target.valueAsNumber);
    }}
  />
);
interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly OptionValue[];
  readonly words: RuleWords;
}
const ChoiceField = ({ field: { name, value }, choices, words, onChoose }: ChoiceFieldProps) => (
  <select
    id={`option-${name}`}
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
);
