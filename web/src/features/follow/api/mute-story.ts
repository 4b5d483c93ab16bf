import { mutate } from 'swr';
import { Mute, type MuteRequest } from '#contract/notifications';
import type { UserTopic } from '#contract/reading';
import { deleteJson, putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchFollowingLists } from './following-lists';

/** Mutes a followed story, or ends its mute with null. The lists of followed stories show it. */
export async function muteStory(topicId: number, lasts: MuteRequest['lasts'] | null): Promise<void> {
  const mute = lasts === null ? null : await putJson(calls.mute(topicId), { lasts }, Mute);
  if (lasts === null) await deleteJson(calls.mute(topicId));
  const changed = (follow: UserTopic) => (follow.topic.id === topicId ? { ...follow, mute } : follow);
  await mutate<UserTopic[]>(calls.userTopics, (follows) => follows?.map(changed), { revalidate: false });
  await mutate<UserTopic>(calls.topicPreferences(topicId), (follow) => follow && changed(follow), {
    revalidate: false,
  });
  refetchFollowingLists();
}
