import type { Speaker } from "@cardwright/words";
import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import { type OptionField, type OptionValue, wordsOf } from "./options.ts";
import styles from "./setup.module.css";

interface OptionFieldsProps {
  readonly fields: readonly OptionField[];
  /** Says what the game calls its options, and what they do. */
  readonly speaker: Speaker;
  onChoose(name: string, value: OptionValue): void;
}
/** Options that players agree on before a match, from its own declaration. */
export function OptionFields({ fields, speaker, onChoose }: OptionFieldsProps) {
  const say = useWords();
  const called = (key: string, otherwise: string): string => (speaker.has(key) ? speaker.text(key) : otherwise);
  return fields.map((field) => {
    const { name, choices } = field;
    const choose = (value: OptionValue): void => onChoose(name, value);
    const shown = (value: OptionValue): string => {
      if (typeof value === "boolean") return say(value ? "setup.yes" : "setup.no");
      return called(`option.${name}.${value}`, wordsOf(String(value)));
    };
    const about = called(`option.${name}.about`, "");
    return (
      <div key={name} className={chrome.field}>
        <label htmlFor={`option-${name}`}>{called(`option.${name}`, field.label)}</label>
        {choices === undefined ? (
          <NumberField field={field} onChoose={choose} />
        ) : (
          <ChoiceField field={field} choices={choices} shown={shown} onChoose={choose} />
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
  shown(value: OptionValue): string;
}
const ChoiceField = ({ field: { name, value }, choices, shown, onChoose }: ChoiceFieldProps) => (
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
        {shown(choice)}
      </option>
    ))}
  </select>
);
