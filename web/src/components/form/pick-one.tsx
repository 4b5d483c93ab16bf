import type { ReactNode } from 'react';
import styles from './pick-one.module.css';

interface PickOneProps<T> {
  label: string;
  choices: readonly { value: T; label: ReactNode }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** A row of buttons of which one is pressed. It scrolls sideways on phones. */
export function PickOne<T extends string | number | undefined>({
  label,
  choices,
  chosen,
  onChoose,
}: PickOneProps<T>) {
  return (
    <ul aria-label={label} className={styles.list}>
      {choices.map(({ value, label: words }) => (
        <li key={String(value)}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
