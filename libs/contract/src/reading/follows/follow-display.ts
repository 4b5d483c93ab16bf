import { PRODUCT_NAME } from '../../site/constants.js';
import { MESSAGES } from '../../site/messages.js';
import type { LatestUpdate } from './follow.js';

/** Specified: the topic and source shown beside a followed story's update if either is unknown. */
export function updateWords({ topic, source }: Pick<LatestUpdate, 'topic' | 'source'>): {
  topic: string;
  source: string;
} {
  return { topic: topic?.name || MESSAGES.general, source: source?.name || PRODUCT_NAME };
}
