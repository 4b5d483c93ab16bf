import { useState } from 'react';
import { mutate } from 'swr';
import type { FollowPreferences, UserTopic } from '#contract';
import { useToast } from '../../../components/toast';
import { calls } from '../../../lib/urls';
import { changePreferences } from '../api/change-preferences';

interface Preferences {
  isPending: boolean;
  change: (preferences: FollowPreferences) => void;
}

/** Changes how soon and which facts of a followed topic are told, and says how that went. */
export function usePreferences(topicId: number): Preferences {
  const [isPending, setIsPending] = useState(false);
  const show = useToast();
  const change = async (preferences: FollowPreferences) => {
    setIsPending(true);
    try {
      takeOver(await changePreferences(topicId, preferences));
      show({ title: 'Preferences updated', text: 'Your following preferences have been saved.' });
    } catch {
      const text = 'Failed to update preferences. Please try again.';
      show({ title: 'Error', text, failed: true });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, change: (preferences) => void change(preferences) };
}

/** The answer shows at once; the list is asked for again behind it. */
function takeOver(changed: UserTopic): void {
  void mutate<UserTopic[]>(calls.userTopics, (follows) =>
    follows?.map((follow) => (follow.topic.id === changed.topic.id ? changed : follow)),
  );
}
