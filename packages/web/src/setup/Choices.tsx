import styles from "./setup.module.css";

interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly about?: string;
}
interface ChoicesProps<T> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T | undefined;
  onChoose(value: T): void;
}
/** One of several that are all seen at once, each with its sentence; short ones stand side by side. */
export function Choices<T extends string | number>({ legend, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, name, about }) => (
        <label key={value} className={styles.choice} data-short={about === undefined}>
          <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            {name}
            {about !== undefined && <span className={styles.about}> {about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
