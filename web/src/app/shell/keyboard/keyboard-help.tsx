import { Dialog } from '../../../components/feedback/dialog';
import { Switch } from '../../../components/form/switch';
import styles from './keyboard-help.module.css';
import { useKeysSwitch } from './use-keys';

const KEYS = [
  { key: 'j', does: 'Next article or story' },
  { key: 'k', does: 'The one before' },
  { key: 'o', does: 'Open it' },
  { key: 'f', does: 'Follow its story, or no longer' },
  { key: 's', does: 'Save the article, or no longer' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'Show these keys' },
] as const;

/** What single keys do, and the switch that turns them off. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useKeysSwitch();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use these keys"
        hint="Kept on this device. They rest while you type."
        checked={isOn}
        onChange={setIsOn}
      />
      <p className={styles.foot}>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
}
