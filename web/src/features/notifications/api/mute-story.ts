import { Mute, type MuteRequest } from '#contract/notifications';
import { deleteJson, putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchNotifications } from './use-notifications';

/** Mutes a followed story, or ends its mute with null. Then refetches the list, which shows it. */
export async function muteStory(topicId: number, lasts: MuteRequest['lasts'] | null): Promise<void> {
  if (lasts === null) await deleteJson(calls.mute(topicId));
  else await putJson(calls.mute(topicId), { lasts }, Mute);
  await refetchNotifications();
}
