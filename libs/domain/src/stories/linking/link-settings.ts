export interface LinkSettings {
  /** Articles of one event whose mean likeness is lower belong to different parts. */
  cut: number;
  /** Stories whose mean likeness reaches this are one. */
  join: number;
  /** One term adds at most this share of `join` to a mean likeness, so that a name alone does not join two stories, … */
  termShare: number;
  /** … unless it is the name of one story: a name of at most this many parts, … */
  nameParts: number;
  /** … in at least this share of the summaries that have it written with a capital. */
  nameShare: number;
  /** The two names that add most to a mean likeness count as one term if they were first seen this long ago (ms). */
  longKnown: number;
  /** A story whose parts fall into groups with a lower mean likeness is split, … */
  split: number;
  /** … unless the mean likeness of the group's parts to their nearest other part reaches this. */
  stay: number;
  /** A small story joins another if the mean likeness of its parts to their nearest parts there reaches this, … */
  attach: number;
  /** … and is this many times as high as for the second-best story. */
  margin: number;
  /** The most parts of a small story. */
  small: number;
  /** Small stories are compared again until their last report is this old (ms). */
  young: number;
  /** The unit in which silences are measured (ms), see `Fading`. */
  gap: number;
  /** Terms that more parts have do not lead to candidates. */
  rare: number;
  /** The most stories compared with one story in a review. */
  candidates: number;
  /** The most articles remembered. Stories silent for longest are forgotten first. */
  articles: number;
}

const DAY_MS = 86_400_000;

/** One setting for all streams, chosen on the labelled stories (docs/quality/engine.md). */
export const LINK_SETTINGS: LinkSettings = {
  cut: 0.2,
  join: 0.24,
  termShare: 0.36,
  nameParts: 10,
  nameShare: 0.8,
  longKnown: 90 * DAY_MS,
  split: 0.17,
  stay: 0.2,
  attach: 0.24,
  margin: 1.9,
  small: 3,
  young: 7 * DAY_MS,
  gap: 45 * DAY_MS,
  rare: 200,
  candidates: 60,
  articles: 100_000,
};

/** The numbers of articles between which the likenesses of the settings apply. */
const [FEW, MANY] = [3_000, 20_000];
/** A name that leads a story is in about so many articles. */
const NAMED = 27;

/**
 * The settings for a number of articles. Among few articles a story's names are hardly rarer than words that occur once, so
 * that a story's articles are less alike; among many they are more alike, and so are look-alikes. Likenesses are scaled by
 * the square of ln(n / 27) / ln(n), the rarity of a story's name compared with that of a word that occurs once; beyond 20,000
 * articles, which span months with more look-alikes, by the cube.
 */
export function settingsFor(settings: LinkSettings, articles: number): LinkSettings {
  const usual = Math.min(MANY, Math.max(FEW, articles));
  const growth = nameShare(articles + BACKGROUND_ARTICLES) / nameShare(usual);
  const scale = growth ** (articles > MANY ? 3 : 2);
  const { cut, join, split, stay, attach } = settings;
  return {
    ...settings,
    ...{ cut: cut * scale, join: join * scale, split: split * scale },
    ...{ stay: stay * scale, attach: attach * scale },
  };
}

/** The first articles are weighed against the frequencies of general news as well. */
const BACKGROUND_ARTICLES = 300;

function nameShare(articles: number): number {
  return 1 - Math.log(NAMED) / Math.log(articles);
}
