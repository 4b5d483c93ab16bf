import { Icon, type IconName } from './feedback/icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** What it does, for those who do not see it, and on hover. */
  label: string;
  describedBy?: string;
  /** For what is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A quiet button without words, as large as a finger on phones. */
export function IconButton({
  icon,
  label,
  describedBy,
  pressed,
  disabled = false,
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-describedby={describedBy}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
