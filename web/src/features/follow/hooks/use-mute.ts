import { t } from '@lingui/core/macro';
import type { MuteRequest } from '#contract/notifications';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { muteStory } from '../api/mute-story';

const NOT_MUTED = 'The story could not be muted or unmuted. Please try again.';

/** Mutes a followed story, or ends its mute with null; a toast reports a failure. */
export function useMute(): (topicId: number, lasts: MuteRequest['lasts'] | null) => Promise<void> {
  const show = useToast();
  return async (topicId, lasts) => {
    try {
      await muteStory(topicId, lasts);
    } catch (failure) {
      show({ title: t`Error`, text: serverMessage(failure) ?? NOT_MUTED, failed: true });
    }
  };
}
