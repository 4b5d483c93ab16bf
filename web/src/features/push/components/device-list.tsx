import type { PushDevice } from '#contract/notifications';
import { dayLabel, timeLabel } from '../../../lib/dates';
import styles from './device-notifications.module.css';

interface DeviceListProps {
  devices: readonly PushDevice[];
  onRemove: (device: PushDevice) => void;
}

/** The devices that are told. Each can be removed from here. */
export function DeviceList({ devices, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null;
  return (
    <ul aria-label="Devices" className={styles.list}>
      {devices.map((device) => (
        <Row key={device.id} device={device} onRemove={() => onRemove(device)} />
      ))}
    </ul>
  );
}

function Row({ device: each, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const { device, isThis, createdAt, toldAt, failingSince } = each;
  const since = dayLabel(createdAt, new Date());
  return (
    <li className={styles.row}>
      <div>
        <p>
          {device}
          {isThis && <strong className={styles.current}>This device</strong>}
        </p>
        <p className="meta">
          Since {since}
          {toldAt !== null && `, last notification ${timeLabel(toldAt)}`}
          {failingSince !== null && `, not reachable since ${timeLabel(failingSince)}`}
        </p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={`Remove ${device}, since ${since}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </li>
  );
}
