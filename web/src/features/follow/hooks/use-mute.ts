import { t } from '@lingui/core/macro';
import type { MuteRequest } from '#contract/notifications';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { muteStory } from '../api/mute-story';

/** Mutes a followed story, or ends its mute with null; a toast reports a failure. */
export function useMute(): (topicId: number, lasts: MuteRequest['lasts'] | null) => Promise<void> {
  const show = useToast();
  return async (topicId, lasts) => {
    try {
      await muteStory(topicId, lasts);
    } catch (failure) {
      const text = serverMessage(failure) ?? t`The story could not be muted or unmuted. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
}
