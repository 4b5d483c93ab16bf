import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog';
import { Switch } from '../../../components/form/switch';
import styles from './keyboard-help.module.css';
import { useKeysSwitch } from './use-keys';

const keys = () => [
  { key: 'j', does: t`Next article or story` },
  { key: 'k', does: t`Previous article or story` },
  { key: 'o', does: t`Open it` },
  { key: 'f', does: t`Follow or unfollow its story` },
  { key: 's', does: t`Save the article, or remove it from Saved` },
  { key: '/', does: t`Search` },
  { key: '?', does: t`Show this list` },
];

/** Lists what single keys do, with the switch that turns them off. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useKeysSwitch();
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className={styles.keys}>
        {keys().map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t`Enable keyboard shortcuts`}
        hint={t`Saved on this device. They do nothing while you type.`}
        checked={isOn}
        onChange={setIsOn}
      />
      <p className={styles.foot}>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </Dialog>
  );
}
