import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PushState } from '#contract/notifications';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useToast } from '../../../components/feedback/toast';
import { longDayLabel } from '../../../lib/dates';
import { serverMessage } from '../../../lib/http';
import { Section } from '../../account/components/profile/section';
import { SettingsOf } from '../../account/components/settings/settings-of';
import { deviceWords } from '../../account/hooks/device-words';
import { forgetPushDevice, subscribe } from '../api/subscribe';
import { usePush } from '../api/use-push';
import { askForPush, whyNoPush } from '../hooks/push-support';
import { DeviceList } from './device-list';
import styles from './device-notifications.module.css';
import { WeeklyCap } from './weekly-cap';

/** On which devices the reader is told, and how often. */
export function DeviceNotifications() {
  const { data: state, error, mutate } = usePush();
  const show = useToast();
  const change = async (call: () => Promise<PushState | undefined>, done: string) => {
    try {
      const changed = await call();
      await mutate(changed, { revalidate: changed === undefined });
      show(done);
    } catch (failure) {
      const isOfBrowser = failure instanceof DOMException && failure.name === 'AbortError';
      const text = isOfBrowser
        ? t`This browser cannot reach its push service at the moment. Please try again later.`
        : (serverMessage(failure) ?? t`This could not be changed. Please try again.`);
      show({ title: t`Error`, text, failed: true });
      await mutate();
    }
  };
  const isTold = state?.devices.some(({ isThis }) => isThis) ?? false;
  return (
    <Section
      title={t`Notifications on your devices`}
      text={t`They arrive even while no page of this site is open, at the rhythm of each story, at most once for each development. They end when you sign out on the device.`}
    >
      {state === undefined && error !== undefined && (
        <LoadFailed title={t`Your devices could not be loaded.`} onRetry={mutate} />
      )}
      {state === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {state !== undefined && (
        <>
          <ThisDevice
            publicKey={state.publicKey}
            isTold={isTold}
            removedAt={state.removedAt}
            onSubscribe={(key) => void change(() => subscribe(key), t`Notifications are on for this device.`)}
          />
          <DeviceList
            devices={state.devices}
            onRemove={({ id, device, isThis }) =>
              void change(
                () => forgetPushDevice(id, isThis).then(() => undefined),
                t`Notifications are off for ${{ device: deviceWords(device) }}.`,
              )
            }
          />
          {state.devices.length > 0 && (
            <SettingsOf>{(settings, save) => <WeeklyCap settings={settings} save={save} />}</SettingsOf>
          )}
        </>
      )}
    </Section>
  );
}

interface ThisDeviceProps {
  publicKey: string | null;
  isTold: boolean;
  removedAt: string | null;
  onSubscribe: (publicKey: string) => void;
}

/** Whether this browser is told; if not, a button, or why not. The browser asks for permission only after the press. */
function ThisDevice({ publicKey, isTold, removedAt, onSubscribe }: ThisDeviceProps) {
  const [whyNot, setWhyNot] = useState<string | null>(null);
  useEffect(() => setWhyNot(whyNoPush()), []);
  if (publicKey === null)
    return (
      <p role="status">
        <Trans>This site sends no notifications to devices: its operator has set no contact address.</Trans>
      </p>
    );
  const ask = async () => {
    const why = await askForPush();
    setWhyNot(why);
    if (why === null) onSubscribe(publicKey);
  };
  return (
    <>
      <p role="status">
        {whyNot ??
          (isTold ? t`Notifications are on for this device.` : t`Notifications are off for this device.`)}
      </p>
      {!isTold && whyNot === null && removedAt !== null && (
        <p className="meta">
          <Trans>
            You removed this device on {{ day: longDayLabel(removedAt, new Date()) }}. Notifications stay off
            until you turn them on here.
          </Trans>
        </p>
      )}
      {!isTold && whyNot === null && (
        <button type="button" className={`button ${styles.button}`} onClick={() => void ask()}>
          <Trans>Turn on for this device</Trans>
        </button>
      )}
    </>
  );
}
