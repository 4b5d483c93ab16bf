import { plural } from '@lingui/core/macro';

/** Numbers of things: '1 article', '2,500 articles'. */
export const counted = {
  articles: (count: number) => plural(count, { one: '# article', other: '# articles' }),
  milestones: (count: number) => plural(count, { one: '# milestone', other: '# milestones' }),
  followers: (count: number) => plural(count, { one: '# follower', other: '# followers' }),
  origins: (count: number) => plural(count, { one: '# origin', other: '# origins' }),
};
