/** The lead and four more. */
const TODAY_STORIES = 5;
/** Of five stories at most three are of one category, as long as others wait. */
const MOST_OF_CATEGORY = 3;

export interface TodayCandidate {
  id: number;
  categoryId: number | null;
  originCount: number;
  /** It can be said where the story stands. */
  hasState: boolean;
  /** It was reported in the last day, not only on the day before. */
  isFresh: boolean;
}

/** Two stories that are near, in any order: one is part of the other, or they are related. */
export type NearStories = readonly [number, number];

/**
 * Today's stories, the lead first. `candidates` are unresolved stories of the last two days, hottest first. A story needs two
 * origins or a sentence that says where it stands. No two chosen stories are near. Stories of the last day come before those of
 * the day before. The lead is the hottest of them that says where it stands.
 */
export function todaysStories<Story extends TodayCandidate>(
  candidates: readonly Story[],
  near: readonly NearStories[],
): Story[] {
  const waiting = candidates.filter(({ originCount, hasState }) => hasState || originCount > 1);
  const chosen: Story[] = [];
  const fill = (fits: (story: Story) => boolean) => {
    for (const story of waiting) {
      if (chosen.length === TODAY_STORIES) return;
      if (chosen.includes(story) || !fits(story)) continue;
      if (!chosen.some(({ id }) => areNear(near, id, story.id))) chosen.push(story);
    }
  };
  const varied = ({ categoryId }: Story) =>
    chosen.filter((story) => story.categoryId === categoryId).length < MOST_OF_CATEGORY;
  fill((story) => story.isFresh && varied(story));
  fill(varied);
  fill(() => true);
  return leadFirst(chosen);
}

const areNear = (near: readonly NearStories[], one: number, two: number) =>
  near.some(([a, b]) => (a === one && b === two) || (a === two && b === one));

function leadFirst<Story extends TodayCandidate>(chosen: readonly Story[]): Story[] {
  const lead = chosen.find(({ hasState }) => hasState) ?? chosen[0];
  return lead === undefined ? [] : [lead, ...chosen.filter((story) => story !== lead)];
}
