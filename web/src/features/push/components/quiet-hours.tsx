import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderSettings, ReaderSettingsChange } from '#contract/accounts';
import { SelectField } from '../../../components/form/select-field';
import { readerZone } from '../../../lib/dates';
import { Section } from '../../account/components/profile/section';
import { SettingsOf } from '../../account/components/settings/settings-of';
import { useTargets } from '../../targets/api/use-targets';
import { usePush } from '../api/use-push';
import styles from './device-notifications.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When neither devices nor targets are told. Nothing for readers who have none. */
export function QuietHours() {
  const { data: push } = usePush();
  const { data: others } = useTargets();
  const told = (push?.devices.length ?? 0) + (others?.targets.length ?? 0);
  if (told === 0) return null;
  return (
    <Section
      title={t`Quiet hours`}
      text={t`Your devices, and the other places that respect these hours, are told afterwards.`}
    >
      <SettingsOf>{(settings, save) => <Hours settings={settings} save={save} />}</SettingsOf>
    </Section>
  );
}

interface HoursProps {
  settings: ReaderSettings;
  save: (change: ReaderSettingsChange) => void;
}

/** Every change is saved at once. */
function Hours({ settings: { quietFrom, quietTo, timeZone }, save }: HoursProps) {
  const here = readerZone();
  return (
    <div className={styles.rhythm}>
      <fieldset className={styles.hours} aria-label={t`Quiet hours`}>
        <SelectField
          label={t`From`}
          choices={HOURS}
          value={String(quietFrom)}
          onChange={(event) => save({ quietFrom: Number(event.target.value), timeZone: here })}
        />
        <SelectField
          label={t`To`}
          choices={HOURS}
          value={String(quietTo)}
          onChange={(event) => save({ quietTo: Number(event.target.value), timeZone: here })}
        />
      </fieldset>
      <p className="meta">
        {quietFrom === quietTo && `${t`The same hour twice means none.`} `}
        <Trans>Time zone: {{ timeZone: timeZone ?? 'UTC' }}.</Trans>
        {timeZone !== here && (
          <button type="button" className="button button-text" onClick={() => save({ timeZone: here })}>
            <Trans>Use that of this device, {here}</Trans>
          </button>
        )}
      </p>
    </div>
  );
}
