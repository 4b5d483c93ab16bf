import type { APIRequestContext } from '@playwright/test';
import { type Topic, Topics } from '#contract/stories';

/** The first topic in a site's list. */
export async function liveliestTopic(request: APIRequestContext): Promise<Topic> {
  const [topic] = Topics.parse(await (await request.get('/api/topics?limit=1')).json());
  if (topic === undefined) throw new Error('no topic is listed');
  return topic;
}
