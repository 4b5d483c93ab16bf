import type { ReaderSettings, ReaderSettingsChange } from '#contract/accounts';
import { SelectField } from '../../../components/form/select-field';
import { readerZone } from '../../../lib/dates';
import styles from './device-notifications.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const CAPS = [3, 7, 14, 20, 50, 100];

interface PushRhythmProps {
  settings: ReaderSettings;
  save: (change: ReaderSettingsChange) => void;
}

/** When devices are not told, and how often at most. Every change is saved at once. */
export function PushRhythm({ settings, save }: PushRhythmProps) {
  const { quietFrom, quietTo, pushesPerWeek, timeZone } = settings;
  const here = readerZone();
  const caps = [...new Set([...CAPS, pushesPerWeek])].toSorted((a, b) => a - b);
  return (
    <div className={styles.rhythm}>
      <fieldset className={styles.hours}>
        <legend>Quiet hours</legend>
        <SelectField
          label="From"
          choices={HOURS}
          value={String(quietFrom)}
          onChange={(event) => save({ quietFrom: Number(event.target.value), timeZone: here })}
        />
        <SelectField
          label="To"
          choices={HOURS}
          value={String(quietTo)}
          onChange={(event) => save({ quietTo: Number(event.target.value), timeZone: here })}
        />
      </fieldset>
      <p className="meta">
        {quietFrom === quietTo
          ? 'The same hour twice means none. '
          : 'What happens meanwhile arrives afterwards, as one notification. '}
        Time zone: {timeZone ?? 'UTC'}.
        {timeZone !== here && (
          <button type="button" className="button button-text" onClick={() => save({ timeZone: here })}>
            Use that of this device, {here}
          </button>
        )}
      </p>
      <div className={styles.cap}>
        <SelectField
          label="At most in seven days"
          hint="Anything beyond that stays in the bell."
          choices={caps.map((cap) => ({ value: String(cap), label: `${cap} notifications` }))}
          value={String(pushesPerWeek)}
          onChange={(event) => save({ pushesPerWeek: Number(event.target.value) })}
        />
      </div>
    </div>
  );
}
