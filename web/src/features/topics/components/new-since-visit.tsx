import { NewBadge } from './new-badge';
import { useSeen } from './use-seen';

/** How many milestones a follower has not seen yet, counted when the page was opened. */
export function NewSinceVisit({ topicId }: { topicId: number }) {
  const fresh = useSeen(topicId);
  if (fresh === 0) return null;
  return <NewBadge count={fresh} suffix=" since your last visit" />;
}
