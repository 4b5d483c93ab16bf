import { t } from '@lingui/core/macro';
import { mutate } from 'swr';
import type { TopicSettings, TopicSettingsChange } from '#contract/reading';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { changeSettings } from '../api/change-settings';

/** Saves what a follower mutes or hides, then refetches the topic's articles. */
export function useSaveSettings(topicId: number): (change: TopicSettingsChange) => Promise<void> {
  return async (change) => {
    const settings = await changeSettings(topicId, change);
    await mutate<TopicSettings>(calls.topicSettings(topicId), settings, { revalidate: false });
    void mutate(calls.topicArticles(topicId));
  };
}

/** The same, with a toast about the result. Never rejects. */
export function useChangeSettings(
  topicId: number,
): (change: TopicSettingsChange, done: string) => Promise<void> {
  const show = useToast();
  const save = useSaveSettings(topicId);
  return (change, done) =>
    save(change).then(
      () => show(done),
      (error: unknown) => {
        const text = serverMessage(error) ?? t`Failed to save the settings. Please try again.`;
        show({ title: t`Error`, text, failed: true });
      },
    );
}
