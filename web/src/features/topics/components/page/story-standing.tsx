import type { TopicPage } from '#contract/stories';
import type { Follow } from '../../../follow/hooks/use-follow';
import { EndCard } from '../ending/end-card';
import { NextSteps } from '../steps/next-steps';
import { StorySummary } from '../summary/story-summary';
import { WhereItStands } from './where-it-stands';

interface StoryStandingProps {
  topic: TopicPage;
  follow: Follow;
  /** Whether the story is silent, in one sentence. */
  children: string;
}

/** How the story ended, where it stands and what is next, and its summary. */
export function StoryStanding({ topic, follow, children }: StoryStandingProps) {
  const { ending } = topic;
  const isOpen = ending === null;
  return (
    <>
      {ending !== null && <EndCard topic={topic} ending={ending} follow={follow} />}
      <WhereItStands topic={topic}>{isOpen ? children : undefined}</WhereItStands>
      <NextSteps steps={topic.next} slug={topic.slug} />
      <StorySummary topicId={topic.id} />
    </>
  );
}
