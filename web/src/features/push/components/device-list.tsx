import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PushDevice } from '#contract/notifications';
import { dayLabel, timeLabel } from '../../../lib/dates';
import { deviceWords } from '../../account/hooks/device-words';
import styles from './device-notifications.module.css';

interface DeviceListProps {
  devices: readonly PushDevice[];
  onRemove: (device: PushDevice) => void;
}

/** The devices that are told. Each can be removed from here. */
export function DeviceList({ devices, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null;
  return (
    <ul aria-label={t`Devices`} className={styles.list}>
      {devices.map((device) => (
        <Row key={device.id} device={device} onRemove={() => onRemove(device)} />
      ))}
    </ul>
  );
}

function Row({ device: each, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const { isThis, createdAt } = each;
  const device = deviceWords(each.device);
  const since = dayLabel(createdAt, new Date());
  return (
    <li className={styles.row}>
      <div>
        <p>
          {device}
          {isThis && (
            <strong className={styles.current}>
              <Trans>This device</Trans>
            </strong>
          )}
        </p>
        <p className="meta">{timesOf(each)}</p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={t`Remove ${device}, since ${since}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </button>
    </li>
  );
}

function timesOf({ createdAt, toldAt, failingSince }: PushDevice): string {
  const since = dayLabel(createdAt, new Date());
  const told = toldAt === null ? null : timeLabel(toldAt);
  const failing = failingSince === null ? null : timeLabel(failingSince);
  if (told === null)
    return failing === null ? t`Since ${since}` : t`Since ${since}, not reachable since ${failing}`;
  return failing === null
    ? t`Since ${since}, last notification ${told}`
    : t`Since ${since}, last notification ${told}, not reachable since ${failing}`;
}
