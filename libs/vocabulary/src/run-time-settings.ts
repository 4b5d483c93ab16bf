/** A whole number between two limits, both included. */
export interface NumberSetting {
  kind: 'number';
  byDefault: number;
  least: number;
  most: number;
}

export interface SwitchSetting {
  kind: 'switch';
  byDefault: boolean;
}

/** One line of text. Empty means none. */
export interface TextSetting {
  kind: 'text';
  byDefault: string;
  /** Characters. */
  most: number;
}

export type RunTimeSetting = NumberSetting | SwitchSetting | TextSetting;

const number = (byDefault: number, least: number, most: number) =>
  ({ kind: 'number', byDefault, least, most }) as const satisfies NumberSetting;

/** What operators change while the product runs. All others are set in the environment, and need a restart. */
export const RUN_TIME_SETTINGS = {
  /** Shown on every page. */
  banner: { kind: 'text', byDefault: '', most: 300 },
  /** New accounts are refused. */
  sign_up_closed: { kind: 'switch', byDefault: false },
  /** The shortest time between two visits to a live feed, and the first step of its backoff. */
  shortest_interval_minutes: number(5, 5, 1440),
  /** An article that waits for longer to be placed is a problem in the health report. */
  late_article_minutes: number(15, 1, 1440),
  /** A feed that is due for longer is a problem in the health report. */
  late_feed_minutes: number(60, 5, 10_080),
  /** If this share of the visited feeds fails, ingestion does not work. */
  failing_feeds_percent: number(100, 1, 100),
  /** Between these hours (UTC) no digests are mailed; they wait. Equal hours mean no quiet hours. */
  quiet_from_hour: number(0, 0, 23),
  quiet_to_hour: number(0, 0, 23),
} as const satisfies Record<string, RunTimeSetting>;

export type SettingName = keyof typeof RUN_TIME_SETTINGS;
export const SETTING_NAMES_AT_RUN_TIME = Object.keys(RUN_TIME_SETTINGS) as readonly SettingName[];

export type SettingValue = string | number | boolean;

/** The value of each setting, with the type of its kind. */
export type SettingValues = {
  [Name in SettingName]: (typeof RUN_TIME_SETTINGS)[Name] extends NumberSetting
    ? number
    : (typeof RUN_TIME_SETTINGS)[Name] extends SwitchSetting
      ? boolean
      : string;
};

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_NAMES_AT_RUN_TIME.map((name) => [name, RUN_TIME_SETTINGS[name].byDefault]),
) as SettingValues;

/** Why a value is not allowed for a setting, as a sentence, or null. */
export function settingFault(name: SettingName, value: unknown): string | null {
  const setting: RunTimeSetting = RUN_TIME_SETTINGS[name];
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'Please choose on or off.';
    case 'number': {
      const { least, most } = setting;
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
      return fits ? null : `Please enter a whole number from ${least} to ${most}.`;
    }
    case 'text':
      if (typeof value !== 'string' || /[\p{Cc}\u2028\u2029]/u.test(value))
        return 'Please enter one line of text.';
      return value.length <= setting.most ? null : `Please enter at most ${setting.most} characters.`;
  }
}
