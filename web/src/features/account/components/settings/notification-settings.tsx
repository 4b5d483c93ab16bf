import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReaderSettings, ReaderSettingsChange, User } from '#contract/accounts';
import type { NotificationFrequency } from '#contract/reading';
import { i18n } from '#language';
import { Switch } from '../../../../components/form/switch';
import { pages } from '../../../../lib/urls';
import { Section } from '../profile/section';
import { askToNotify, whyNoBrowserNotifications } from './browser-notifications';
import styles from './notification-settings.module.css';
import { SettingsOf } from './settings-of';

const FREQUENCIES: readonly { value: NotificationFrequency; label: MessageDescriptor }[] = [
  { value: 'immediate', label: msg`Realtime` },
  { value: 'daily', label: msg`Daily` },
  { value: 'weekly', label: msg`Weekly` },
];

const TYPES = [
  { key: 'wantsMilestones', label: msg`Major story milestones` },
  { key: 'wantsResolutions', label: msg`Story resolutions` },
  { key: 'wantsUpdates', label: msg`Topic updates` },
  {
    key: 'wantsRecommended',
    label: msg`Recommended new stories`,
    hint: msg`Once a week, based on what you follow.`,
  },
] as const;

interface PartProps {
  settings: ReaderSettings;
  save: (change: ReaderSettingsChange) => void;
}

/** Which notifications the reader wants, how often and how. Every change is saved at once. */
export function NotificationSettings({ reader }: { reader: User }) {
  return (
    <SettingsOf>
      {(settings, save) => (
        <>
          <Ways settings={settings} save={save} reader={reader} />
          <Frequency settings={settings} save={save} />
          <Section title={t`What to notify you about`}>
            {TYPES.map(({ key, label, ...rest }) => (
              <Switch
                key={key}
                label={i18n._(label)}
                {...('hint' in rest && { hint: i18n._(rest.hint) })}
                checked={settings[key]}
                onChange={(wanted) => save({ [key]: wanted })}
              />
            ))}
          </Section>
        </>
      )}
    </SettingsOf>
  );
}

function Ways({ settings, save, reader }: PartProps & { reader: User }) {
  const [whyNot, setWhyNot] = useState(whyNoBrowserNotifications);
  const onBrowser = async (wanted: boolean) => {
    const why = wanted ? await askToNotify() : null;
    setWhyNot(why);
    if (why === null) save({ wantsBrowser: wanted });
  };
  return (
    <Section title={t`How to reach you`} text={t`The bell at the top always shows your notifications.`}>
      <Switch
        label={t`Email`}
        hint={<EmailHint settings={settings} reader={reader} />}
        checked={settings.wantsEmail && settings.canMail}
        disabled={!settings.canMail}
        onChange={(wantsEmail) => save({ wantsEmail })}
      />
      <Switch
        label={t`Browser`}
        hint={whyNot ?? t`While a tab of this site is open.`}
        checked={settings.wantsBrowser && whyNot === null}
        disabled={whyNot !== null}
        onChange={(wanted) => void onBrowser(wanted)}
      />
    </Section>
  );
}

function EmailHint({ settings, reader }: { settings: ReaderSettings; reader: User }) {
  if (!settings.canMail) return t`This site sends no email.`;
  if (reader.emailConfirmed) return t`To ${{ email: reader.email }}.`;
  return (
    <Trans>
      {{ email: reader.email }} is not confirmed yet: see{' '}
      <Link to={pages.security}>your security settings</Link>.
    </Trans>
  );
}

function Frequency({ settings, save }: PartProps) {
  return (
    <Section
      title={t`How often`}
      text={t`Applies to topics you follow from now on. You can change each topic under Followed.`}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">
          <Trans>How often</Trans>
        </legend>
        {FREQUENCIES.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="frequency"
              checked={settings.defaultFrequency === value}
              onChange={() => save({ defaultFrequency: value })}
            />
            {i18n._(label)}
          </label>
        ))}
      </fieldset>
      <Switch
        label={t`Weekly digest instead of daily`}
        hint={t`On Monday, with everything that would come daily.`}
        checked={settings.wantsWeeklyDigest}
        onChange={(wantsWeeklyDigest) => save({ wantsWeeklyDigest })}
      />
    </Section>
  );
}
