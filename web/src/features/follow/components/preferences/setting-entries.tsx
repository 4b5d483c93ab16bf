import { Icon } from '../../../../components/feedback/icon';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import styles from './advanced-settings.module.css';

interface SettingEntriesProps {
  label: string;
  entries: readonly { key: string; words: string }[];
  /** 'Unmute', 'Show again' */
  action: string;
  /** 'Unmute storm' */
  actionFor: (words: string) => string;
  onRemove: (key: string) => void;
}

/** Muted or hidden entries, each with a button that removes it. */
export function SettingEntries({ label, entries, action, actionFor, onRemove }: SettingEntriesProps) {
  const { place, keep } = useKeptFocus<HTMLDivElement>();
  const remove = (key: string) => {
    keep();
    onRemove(key);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {entries.length > 0 && (
        <ul aria-label={label} className={styles.entries}>
          {entries.map(({ key, words }) => (
            <li key={key} className={styles.entry}>
              {words}
              <button
                type="button"
                className={styles.remove}
                aria-label={actionFor(words)}
                title={action}
                onClick={() => remove(key)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
