import { z } from 'zod';
import { ArticleList } from './article.js';

/** The id of the script element that carries what the front page's first screen shows. */
export const FIRST_SCREEN_ID = 'first-screen';

/** What comes with the front page itself: the first articles, and what time it is for news. */
export const FirstScreen = z.object({ feed: ArticleList, now: z.iso.datetime() });
export type FirstScreen = z.infer<typeof FirstScreen>;
