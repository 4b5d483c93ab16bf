import type { SettingView } from '#contract/desk';
import type { HealthDetails } from '#contract/health';
import { spanInWords } from '#domain/ingest/health';
import type { SettingRow } from '#persistence/settings';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES_AT_RUN_TIME,
  type SettingName,
  type SettingValues,
} from '#vocabulary';

/** Every setting, in the order of the vocabulary. */
export function presentSettings(
  values: SettingValues,
  changed: readonly SettingRow[],
  details: HealthDetails | null,
): SettingView[] {
  return SETTING_NAMES_AT_RUN_TIME.map((name) => {
    const row = changed.find((each) => each.name === name);
    return {
      name,
      value: values[name],
      byDefault: DEFAULT_SETTINGS[name],
      measured: details === null ? null : measured(name, details),
      changedAt: row?.changed_at.toISOString() ?? null,
      changedBy: row?.username ?? null,
    };
  });
}

/** What a threshold is compared with at the moment. */
function measured(name: SettingName, { articles, feeds }: HealthDetails): string | null {
  switch (name) {
    case 'late_article_minutes':
      if (articles.waiting === 0) return 'No article waits at the moment.';
      return `At the moment the oldest article has waited for ${spanInWords(articles.waitingSeconds * 1000)}.`;
    case 'late_feed_minutes':
      if (feeds.due === 0) return 'No feed is due at the moment.';
      return `At the moment the longest waiting feed has been due for ${spanInWords(feeds.dueSeconds * 1000)}.`;
    case 'failing_feeds_percent': {
      const visited = feeds.visited;
      if (visited === 0) return 'No feed was visited yet.';
      return `At the moment ${feeds.notWorking} of ${visited} visited feeds fail.`;
    }
    default:
      return null;
  }
}
