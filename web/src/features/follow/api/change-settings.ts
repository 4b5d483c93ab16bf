import { TopicSettings, type TopicSettingsChange } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Mutes words and hides sources of a followed topic. */
export function changeSettings(topicId: number, change: TopicSettingsChange): Promise<TopicSettings> {
  return patchJson(calls.topicSettings(topicId), change, TopicSettings);
}
