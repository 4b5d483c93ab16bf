import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  /** What it belongs to, for screen readers. */
  about?: ReactNode;
  value: T;
  choices: readonly { value: T; label: string }[];
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A native select with a few options. */
export function Choice<T extends string>({
  label,
  about,
  value,
  choices,
  disabled,
  onChange,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="meta">
        {about === undefined ? (
          label
        ) : (
          <Trans>
            {label}
            <span className="visually-hidden"> for {about}</span>
          </Trans>
        )}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
