import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { mutate } from 'swr';
import type { FollowPreferences, UserTopic } from '#contract/reading';
import { useToast } from '../../../components/feedback/toast';
import { calls } from '../../../lib/urls';
import { changePreferences } from '../api/change-preferences';
import { refetchFollowingLists } from '../api/following-lists';

/** Changes the preferences of a followed topic, with a toast about the result. */
export function usePreferences(topicId: number): (preferences: FollowPreferences) => void {
  const show = useToast();
  // One call after the other: arrow keys choose faster than the server responds, and the last choice must win.
  const before = useRef<Promise<void>>(Promise.resolve());
  const save = async (preferences: FollowPreferences, turn: Promise<void>) => {
    try {
      await changeShown(topicId, preferences, async () => {
        await turn;
        return changePreferences(topicId, preferences);
      });
      refetchFollowingLists();
      show({ title: t`Preferences updated`, text: t`Your following preferences have been saved.` });
    } catch {
      const text = t`Failed to update preferences. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  return (preferences) => {
    before.current = save(preferences, before.current);
  };
}

const chosen = (follow: UserTopic, { priority, notificationFrequency }: FollowPreferences): UserTopic => ({
  ...follow,
  ...(priority !== undefined && { priority }),
  ...(notificationFrequency !== undefined && { notificationFrequency }),
});

/** Shows a choice at once and rolls it back on failure. The list is refetched after the response. */
export async function changeShown(
  topicId: number,
  preferences: FollowPreferences,
  call: () => Promise<UserTopic>,
): Promise<void> {
  const answer = call();
  await Promise.all([changeListed(topicId, preferences, answer), changeAlone(topicId, preferences, answer)]);
}

/** For a topic that was fetched alone. */
function changeAlone(topicId: number, preferences: FollowPreferences, answer: Promise<UserTopic>) {
  return mutate<UserTopic | undefined>(calls.topicPreferences(topicId), answer, {
    optimisticData: (_, shown) => shown && chosen(shown, preferences),
    rollbackOnError: true,
    revalidate: false,
  });
}

async function changeListed(
  topicId: number,
  preferences: FollowPreferences,
  answer: Promise<UserTopic>,
): Promise<void> {
  const put = (follows: readonly UserTopic[] = [], changed: (follow: UserTopic) => UserTopic) =>
    follows.map((follow) => (follow.topic.id === topicId ? changed(follow) : follow));
  await mutate<UserTopic[]>(
    calls.userTopics,
    async (follows) => {
      const changed = await answer;
      return put(follows, () => changed);
    },
    {
      optimisticData: (_, shown) => put(shown, (follow) => chosen(follow, preferences)),
      rollbackOnError: true,
    },
  );
}
