import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES_AT_RUN_TIME,
  type SettingName,
  settingFault,
} from './run-time-settings.js';

describe('settingFault', () => {
  it.each(SETTING_NAMES_AT_RUN_TIME)('allows the default of %s', (name) => {
    expect(settingFault(name, DEFAULT_SETTINGS[name])).toBeNull();
  });

  it.each<[SettingName, unknown, boolean]>([
    ['sign_up_closed', true, true],
    ['sign_up_closed', 'true', false],
    ['late_article_minutes', 1, true],
    ['late_article_minutes', 1440, true],
    ['late_article_minutes', 0, false],
    ['late_article_minutes', 1441, false],
    ['late_article_minutes', 1.5, false],
    ['late_article_minutes', Number.NaN, false],
    ['late_article_minutes', '15', false],
    ['late_article_minutes', null, false],
    ['banner', 'x'.repeat(300), true],
    ['banner', 'x'.repeat(301), false],
    ['banner', 'two\nlines', false],
    ['banner', '<b>Maintenance</b> at 9 🌊', true],
    ['banner', {}, false],
  ])('%s: %j', (name, value, isAllowed) => {
    expect(settingFault(name, value) === null).toBe(isAllowed);
  });
});
