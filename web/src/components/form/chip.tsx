import styles from './chip.module.css';

interface ChipProps {
  children: string;
  pressed: boolean;
  onPress: () => void;
}

/** One of several things to choose, any number of them. */
export function Chip({ children, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
