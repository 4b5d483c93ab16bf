import type { Development, PlacedArticle } from '../milestones/development.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { NEWS_FROM } from '../milestones/news/news-value.js';
import { type StoryWords, titleTerms } from '../milestones/news/story-words.js';
import { announces } from './announces.js';
import { asidesOf } from './asides.js';
import { type Headline, rankedHeadlines } from './best-headline.js';
import type { CurrentNumbers } from './current-numbers.js';
import { HeadlineFact } from './sentences/headline-fact.js';

const DAY_MS = 86_400_000;
/** How much impact a development loses for each day that it is older than the newest. */
const IMPACT_PER_DAY = 3;
/** A report of one origin is preferred only if it is so much newer than what others confirm (days). */
const NEWER_DAYS = 8;
/** … and names the story only if it is likely news and no aside. */
const LONE_NEWS_FROM = 0.65;
/** If it is likely news that continues what others confirm, it says where the story stands from so much newer (days) … */
const CONTINUING_DAYS = 3;
/** … and continues it if the confirmed reports have, on average, this share of its headline. */
const CONTINUES_FROM = 0.165;
/** … and this share of the headline without the story's main words. */
const CONTINUES_BESIDES = 0.05;
/** A report of one origin overtakes what others only announced so much earlier (days) if it continues that … */
const FOLLOWED_DAYS = 1;
/** … and is as likely news. */
const FOLLOWED_NEWS_FROM = 0.55;
/** How much it loses if only one origin reports it plainly. */
const LONE_HEADLINE = 2.5;
/** How much it loses for each point of likelihood that it is no development. */
const NO_NEWS = 18;
/** How much an aside loses: as much as by two days. */
const ASIDE = 6;
/** A headline below does not report, or not plainly. */
const PLAIN_FROM = 0.4;
/** The share of a story's main words below which a development is a side matter. */
const CENTRAL_FROM = 0.22;

/** The development that says where a story stands, with its headlines, the best first. */
export interface LatestState {
  at: number;
  draft: MilestoneDraft;
  headlines: readonly Headline[];
}

interface Candidate extends LatestState {
  value: number;
  isAside: boolean;
}

/** The development that names a story, and the one that says where it stands: nearly always the same. */
export interface LatestStates {
  names: LatestState;
  stands: LatestState;
}

/**
 * Where a story stands: its newest development that is significant or has two origins, plainly reported and central to the
 * story. A weightier development is preferred to one that is only hours newer, so an aside does not follow a ruling, and one
 * that is likely news to a newer one that is not. What `asidesOf` finds counts as two days older. Without any, or if it is days
 * older than a newer development of one origin, the best of those, which names the story only if it is likely news and no aside;
 * null if there is none. Fewer days are enough to say where the story stands if it continues what others confirm, and a day, for the
 * name too, if others only announced something. For a story that has ended it is the development that ended it, unless something
 * significant followed.
 */
export function latestStates(
  list: readonly Development[],
  drafts: readonly MilestoneDraft[],
  words: StoryWords,
  numbers: CurrentNumbers,
  closing: readonly number[],
): LatestStates | null {
  const newest = Math.max(...drafts.map(({ openedAt }) => openedAt.getTime()));
  const isAside = asidesOf(
    list,
    drafts.map(({ originKeys }) => originKeys.length),
    words,
  );
  const candidates = drafts.flatMap((draft, at): Candidate[] => {
    const development = list[at];
    if (!development || draft.retractedAt) return [];
    const headlines = rankedHeadlines(development.placed, words, numbers);
    const isEnd = draft.articles.some(({ articleId }) => closing.includes(articleId));
    const value = weightOf(draft, headlines, newest, isEnd);
    const [headline] = headlines;
    if (value === null || !headline) return [];
    const aside = isAside(at, headline);
    return [{ at, draft, headlines, value: aside ? value - ASIDE : value, isAside: aside }];
  });
  const ended = candidates.findLast(({ draft }) =>
    draft.articles.some(({ articleId }) => closing.includes(articleId)),
  );
  if (ended) {
    const followed = candidates.filter(({ at, draft }) => at > ended.at && draft.isSignificant);
    return both(best([ended, ...followed]));
  }
  const confirmed = best(candidates.filter(({ draft }) => isConfirmed(draft)));
  if (!confirmed) return both(best(candidates));
  const reports = list[confirmed.at]?.placed ?? [];
  return openStates(confirmed, candidates, (each) => continues(each, reports, words));
}

/** The states of a story that goes on, of which several origins confirmed something. */
function openStates(
  confirmed: LatestState,
  candidates: readonly Candidate[],
  continuesIt: (each: Candidate) => boolean,
): LatestStates {
  const leads = ({ draft }: Candidate, days: number) =>
    draft.openedAt.getTime() >= confirmed.draft.openedAt.getTime() + days * DAY_MS;
  const newer = candidates.filter((each) => leads(each, NEWER_DAYS));
  const continuing = candidates.filter(
    (each) => leads(each, CONTINUING_DAYS) && !isConfirmed(each.draft) && isLikely(each) && continuesIt(each),
  );
  const follows = (each: Candidate) =>
    leads(each, FOLLOWED_DAYS) &&
    each.draft.weight.news >= FOLLOWED_NEWS_FROM &&
    !isAnnounced(each) &&
    continuesIt(each);
  const last = (isAnnounced(confirmed) && best(candidates.filter(follows))) || confirmed;
  return {
    names: best(newer.filter((each) => isLikely(each) && !each.isAside)) ?? last,
    stands: best([...newer, ...continuing]) ?? last,
  };
}

function isAnnounced({ headlines: [headline] }: LatestState): boolean {
  return headline !== undefined && announces(headline);
}

function isLikely({ draft }: Candidate): boolean {
  return draft.weight.news >= LONE_NEWS_FROM;
}

/**
 * Whether a development tells more of what some reports told. The story's main words alone are not enough: asides and other matters
 * of the same people have them, too.
 */
function continues(
  { headlines: [headline] }: Candidate,
  reports: readonly PlacedArticle[],
  words: StoryWords,
): boolean {
  const own = reports.filter(({ voice }) => voice === 'own');
  if (!headline || own.length === 0) return false;
  const told = (mainWeight?: number) => {
    const fact = new HeadlineFact(headline.placed, [headline.placed], words, mainWeight);
    const shares = own.map(({ reading }) =>
      fact.toldBy([...titleTerms(reading), ...reading.opening.flatMap(({ terms }) => terms)]),
    );
    return shares.reduce((sum, share) => sum + share, 0) / own.length;
  };
  return told() >= CONTINUES_FROM && told(0) >= CONTINUES_BESIDES;
}

function both(state: LatestState | null): LatestStates | null {
  return state && { names: state, stands: state };
}

function isConfirmed({ originKeys, isSignificant }: MilestoneDraft): boolean {
  return originKeys.length >= 2 || isSignificant;
}

/** Null if none of its headlines is plain and central. The end of a story is never a side matter. */
function weightOf(
  draft: MilestoneDraft,
  headlines: readonly Headline[],
  newest: number,
  isEnd: boolean,
): number | null {
  const plain = headlines.filter(
    (each) => each.plain >= PLAIN_FROM && (isEnd || each.central >= CENTRAL_FROM),
  );
  if (plain.length === 0) return null;
  const origins = new Set(plain.map(({ placed }) => placed.article.originKey)).size;
  const central = plain.reduce((sum, each) => sum + each.central, 0) / plain.length;
  const days = (newest - draft.openedAt.getTime()) / DAY_MS;
  const { impact, news } = draft.weight;
  const plainShare = Math.min(1, origins / Math.max(1, draft.originKeys.length));
  return (
    impact * (0.5 + 0.3 * plainShare + 0.2 * central) -
    IMPACT_PER_DAY * days -
    NO_NEWS * Math.max(0, NEWS_FROM - news) -
    (origins < 2 ? LONE_HEADLINE : 0)
  );
}

function best(candidates: readonly Candidate[]): LatestState | null {
  let found: Candidate | null = null;
  for (const each of candidates) if (!found || each.value >= found.value) found = each;
  return found;
}
