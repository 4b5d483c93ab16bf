import { z } from 'zod';
import { count, instant, named } from './named.js';
import { Follow, Notification } from './reader-views.js';
import { Article, Milestone, Removal, Source, Story } from './views.js';

/* Lists that `/api/v1` answers, page by page. What stands at the top of `views.ts` holds here, too. */

export const PageInfo = named(
  'PageInfo',
  'Where a page is in its list.',
  z.object({
    next: z.string().nullable().describe('The cursor of the next page. Null on the last one.'),
    total: count.describe('The length of the whole list.'),
    isTotalExact: z.boolean().describe('False if counting stopped at the total.'),
  }),
);
export type PageInfo = z.infer<typeof PageInfo>;

const pageOf = <T extends z.ZodType>(name: string, description: string, item: T) =>
  named(name, description, z.object({ data: z.array(item), page: PageInfo }));

export const StoryPage = named(
  'StoryPage',
  'Stories, newest report first, or with `updatedSince` oldest update first.',
  z.object({
    data: z.array(Story),
    page: PageInfo,
    nextUpdatedSince: instant
      .nullable()
      .describe(
        'What to pass as `updatedSince` after all pages are read. It lies a few minutes back, so some stories come twice but none is missed. Only on the first page of a list with `updatedSince`, else null.',
      ),
  }),
);
export type StoryPage = z.infer<typeof StoryPage>;
export const EndingPage = pageOf('EndingPage', 'Stories that ended, newest end first.', Story);
export type EndingPage = z.infer<typeof EndingPage>;
export const RemovalPage = pageOf(
  'RemovalPage',
  'Stories that left the list, oldest removal first.',
  Removal,
);
export type RemovalPage = z.infer<typeof RemovalPage>;
export const MilestonePage = pageOf('MilestonePage', 'Milestones, newest first.', Milestone);
export type MilestonePage = z.infer<typeof MilestonePage>;
export const ArticlePage = pageOf('ArticlePage', 'Articles, newest first.', Article);
export type ArticlePage = z.infer<typeof ArticlePage>;
export const SourcePage = pageOf('SourcePage', 'Outlets, by id.', Source);
export type SourcePage = z.infer<typeof SourcePage>;
export const FollowPage = pageOf('FollowPage', 'Followed stories, newest follow first.', Follow);
export type FollowPage = z.infer<typeof FollowPage>;
export const NotificationPage = pageOf('NotificationPage', 'Notifications, newest first.', Notification);
export type NotificationPage = z.infer<typeof NotificationPage>;

export const SearchResults = named(
  'SearchResults',
  'Articles that match, best first, and the stories that match best.',
  z.object({
    stories: z
      .array(Story)
      .describe('On the first page only: of the five that match best, those reported since `since`.'),
    data: z.array(Article),
    page: PageInfo,
  }),
);
export type SearchResults = z.infer<typeof SearchResults>;
