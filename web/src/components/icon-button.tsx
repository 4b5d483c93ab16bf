import { Icon, type IconName } from './feedback/icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** What it does, for screen readers and on hover. */
  label: string;
  describedBy?: string;
  /** For toggles. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A button with only an icon, large enough for a finger on phones. */
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
