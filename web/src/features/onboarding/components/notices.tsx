import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { useSettings } from '../../account/api/use-settings';
import {
  askToNotify,
  whyNoBrowserNotifications,
} from '../../account/components/settings/browser-notifications';
import styles from './welcome-dialog.module.css';

/** Browser notifications. The browser asks for permission only when the button is pressed. */
export function Notices() {
  const { settings, save } = useSettings();
  const [whyNot, setWhyNot] = useState(whyNoBrowserNotifications);
  const show = useToast();
  const switchOn = async () => {
    const why = await askToNotify();
    setWhyNot(why);
    if (why !== null) return;
    try {
      await save({ wantsBrowser: true });
    } catch (error) {
      const text = serverMessage(error) ?? t`The setting could not be saved. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  const isOn = settings?.wantsBrowser === true && whyNot === null;
  return (
    <>
      <p>
        <Trans>
          While a tab of this site is open, this browser can show what is new. The bell shows it in any case.
        </Trans>
      </p>
      <p role="status">{isOn ? t`Notifications are on.` : whyNot}</p>
      {!isOn && (
        <button
          type="button"
          className={`button ${styles.button}`}
          disabled={settings === undefined}
          onClick={() => void switchOn()}
        >
          <Trans>Show notifications</Trans>
        </button>
      )}
    </>
  );
}
