import type { z } from 'zod';
import type { FirstScreen } from '#contract/reading';
import { StoryTracker, TopicPage } from '#contract/stories';
import { firstScreen } from './first-screen';

/** What the server wrote into the loaded page about its story, if it is this one. */
export function ofFirstStory<K extends 'milestones' | 'stats' | 'related'>(
  topicId: number,
  part: K,
  schema: z.ZodType<FirstScreen[K]>,
): FirstScreen[K] | undefined {
  const story = firstScreen('topic', TopicPage) ?? firstScreen('story', StoryTracker);
  return story?.id === topicId ? firstScreen(part, schema) : undefined;
}
