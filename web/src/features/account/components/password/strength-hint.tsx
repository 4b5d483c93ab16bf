import { t } from '@lingui/core/macro';
import { PASSWORD_STRENGTHS, passwordStrength } from '#contract/accounts';
import { STRENGTH_LABELS } from '#words/accounts';
import styles from './new-password-field.module.css';

interface StrengthHintProps {
  password: string;
  names: readonly string[];
  least: number;
}

/** How hard a password is to guess, in words and as a bar. Nothing for an empty one. Changes are announced. */
export function StrengthHint({ password, names, least }: StrengthHintProps) {
  const isLongEnough = password.length >= least;
  const strength = isLongEnough ? passwordStrength(password, names) : 'weak';
  const filled = password === '' ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  return (
    <div className={styles.strength} data-strength={filled === 0 ? undefined : strength}>
      <div className={styles.bar} aria-hidden="true">
        {PASSWORD_STRENGTHS.map((step, place) => (
          <span key={step} className={place < filled ? styles.filled : undefined} />
        ))}
      </div>
      <p className="meta" role="status">
        {password !== '' && (isLongEnough ? STRENGTH_LABELS[strength] : t`Too short.`)}
      </p>
    </div>
  );
}
