import { t } from '@lingui/core/macro';
import * as english from '#vocabulary';
import { said } from '../language/said';
import { inLanguage } from './in-language';

export const LANGUAGE_PART_NAMES = /* @__PURE__ */ inLanguage(english.LANGUAGE_PART_NAMES);
export const RELATION_NAMES = /* @__PURE__ */ inLanguage(english.RELATION_NAMES);
export const TOPIC_STATUS_NAMES = /* @__PURE__ */ inLanguage(english.TOPIC_STATUS_NAMES);

/** Why a value is not allowed for a setting, as a sentence, or null. */
export function settingFault(name: english.SettingName, value: unknown): string | null {
  const fault = english.settingFault(name, value);
  if (fault === null) return null;
  const setting: english.RunTimeSetting = english.RUN_TIME_SETTINGS[name];
  if (setting.kind === 'number') {
    const { least, most } = setting;
    return t`Please enter a whole number from ${least} to ${most}.`;
  }
  if (setting.kind === 'text' && typeof value === 'string' && value.length > setting.most)
    return t`Please enter at most ${setting.most} characters.`;
  return said(fault);
}
