import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Switch } from '../../../../components/form/switch';
import { pages } from '../../../../lib/urls';
import { Section } from '../profile/section';
import styles from './history-settings.module.css';
import { SettingsOf } from './settings-of';

export function HistorySettings() {
  return (
    <Section
      title={t`Reading history`}
      text={t`Only you can see which articles you opened. If you switch this off, articles you open from then on are not recorded; your existing history stays until you clear it.`}
    >
      <SettingsOf>
        {(settings, save) => (
          <Switch
            label={t`Keep my reading history`}
            checked={settings.keepsHistory}
            onChange={(keepsHistory) => save({ keepsHistory })}
          />
        )}
      </SettingsOf>
      <p className={styles.more}>
        <Link to={pages.history}>
          <Trans>See your history</Trans>
        </Link>
      </p>
    </Section>
  );
}
