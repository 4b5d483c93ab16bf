import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { i18n } from '#language';
import { Icon, type IconName } from '../../../components/feedback/icon';
import { THEME_MODES, type ThemeMode, useThemeMode } from '../../../lib/theme/theme-mode';
import styles from './theme-switch.module.css';

const CHOICES: Record<ThemeMode, { label: MessageDescriptor; icon: IconName }> = {
  light: { label: msg`Light theme`, icon: 'sun' },
  dark: { label: msg`Dark theme`, icon: 'moon' },
  system: { label: msg`System theme`, icon: 'system' },
};

export function ThemeSwitch() {
  const { mode, choose } = useThemeMode();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">
        <Trans>Theme</Trans>
      </legend>
      {THEME_MODES.map((choice) => (
        <label key={choice} className={styles.choice} title={i18n._(CHOICES[choice].label)}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={mode === choice}
            onChange={() => choose(choice)}
          />
          <Icon name={CHOICES[choice].icon} size={16} />
          <span className="visually-hidden">{i18n._(CHOICES[choice].label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
