import { z } from 'zod';
import { SEARCH_STORIES_MOST } from '../site/constants.js';
import { StorySummary } from '../stories/story-summary.js';

/** The stories that match a search, the best first. */
export const SearchStories = z.array(StorySummary).max(SEARCH_STORIES_MOST);
export type SearchStories = z.infer<typeof SearchStories>;
