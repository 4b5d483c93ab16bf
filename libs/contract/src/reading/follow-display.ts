import { PRODUCT_NAME } from '../site/constants.js';
import { MESSAGES } from '../site/messages.js';
import type { LatestUpdate } from './follow.js';

/** The words beside a followed story's news, where something is not known of it (specification 1, home page). */
export function updateWords({ topic, source }: Pick<LatestUpdate, 'topic' | 'source'>): {
  topic: string;
  source: string;
} {
  return { topic: topic?.name || MESSAGES.general, source: source?.name || PRODUCT_NAME };
}
