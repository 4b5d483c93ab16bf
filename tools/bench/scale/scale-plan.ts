import { scattered } from '../search/search-world.js';

/** The articles are spread over this many days. */
export const DAYS = 365;
const DAY_S = 86_400;
/** Sizes of topics follow a power law with this exponent, as stories in news do: most have one to three articles, one in a thousand 500. */
const TAIL = 1.1;
const MOST_ARTICLES = 500;
/** Every so many articles of a topic report a development. */
const MILESTONE_EVERY = 3;
const EVENT_EVERY = 5;
const COPY_EVERY = 7;
/** Above the greatest number of articles. A key holds time and number, exactly. */
const NUMBERS = 2 ** 24;
export const MOST = NUMBERS - 1;

/** Which article belongs to which topic, in order of publication. */
export interface ScalePlan {
  articles: number;
  topics: number;
  /** Seconds of the epoch, and the number of the topic, for each article. */
  at: Float64Array;
  topicOf: Int32Array;
  sizeOf: Uint16Array;
}

/** One article. The same object is filled again for the next one. */
export interface PlannedArticle {
  id: number;
  at: number;
  topic: number;
  /** Its place in the topic, from 0. */
  place: number;
  firstId: number;
  milestone: number;
  event: number;
  opensMilestone: boolean;
  opensEvent: boolean;
  isCard: boolean;
}

/** Sizes and times, the same in every run with the same end (ms). */
export function planScale(articles: number, end: number): ScalePlan {
  const sizes: number[] = [];
  const keys = new Float64Array(articles);
  const start = Math.floor(end / 1000) - DAYS * DAY_S;
  const owner = new Int32Array(articles);
  for (let made = 0; made < articles; ) {
    const topic = sizes.length;
    const drawn = Math.floor((1 - scattered(topic * 3)) ** (-1 / TAIL));
    const size = Math.min(drawn, MOST_ARTICLES, articles - made);
    // The larger a topic, the longer it lives: two days for a few articles, two months for the largest.
    const lasts = DAY_S * (2 + (58 * size) / MOST_ARTICLES);
    const begins = scattered(topic * 3 + 1) * (DAYS * DAY_S - lasts);
    for (let place = 0; place < size; place++, made++) {
      const seconds = Math.floor(begins + scattered(made * 5 + 2) * lasts);
      keys[made] = seconds * NUMBERS + made;
      owner[made] = topic;
    }
    sizes.push(size);
  }
  keys.sort();
  const at = new Float64Array(articles);
  const topicOf = new Int32Array(articles);
  for (let n = 0; n < articles; n++) {
    const key = keys[n] ?? 0;
    at[n] = start + Math.floor(key / NUMBERS);
    topicOf[n] = owner[key % NUMBERS] ?? 0;
  }
  return { articles, topics: sizes.length, at, topicOf, sizeOf: Uint16Array.from(sizes) };
}

/** All articles, oldest first. */
export function* plannedArticles({ articles, topics, at, topicOf }: ScalePlan): Generator<PlannedArticle> {
  const seen = new Int32Array(topics);
  const first = new Int32Array(topics);
  const milestoneOf = new Int32Array(topics);
  const eventOf = new Int32Array(topics);
  let [milestones, events] = [0, 0];
  const article = {} as PlannedArticle;
  for (let n = 0; n < articles; n++) {
    const topic = topicOf[n] ?? 0;
    const place = seen[topic] ?? 0;
    seen[topic] = place + 1;
    if (place === 0) first[topic] = n + 1;
    if (place % MILESTONE_EVERY === 0) milestoneOf[topic] = ++milestones;
    if (place % EVENT_EVERY === 0) eventOf[topic] = ++events;
    article.id = n + 1;
    article.at = at[n] ?? 0;
    article.topic = topic + 1;
    article.place = place;
    article.firstId = first[topic] ?? 0;
    article.milestone = milestoneOf[topic] ?? 0;
    article.event = eventOf[topic] ?? 0;
    article.opensMilestone = place % MILESTONE_EVERY === 0;
    article.opensEvent = place % EVENT_EVERY === 0;
    article.isCard = place % COPY_EVERY !== COPY_EVERY - 1;
    yield article;
  }
}

/** What is known of a topic once all its articles are placed. */
export interface PlannedTopic {
  topic: number;
  size: number;
  firstAt: number;
  lastAt: number;
  /** Its newest milestone and the article that opened it. */
  milestone: number;
  milestoneAt: number;
  anchor: number;
  milestones: number;
}

export function* plannedTopics(plan: ScalePlan): Generator<PlannedTopic> {
  const { topics } = plan;
  const firstAt = new Float64Array(topics);
  const lastAt = new Float64Array(topics);
  const milestone = new Int32Array(topics);
  const milestoneAt = new Float64Array(topics);
  const anchor = new Int32Array(topics);
  for (const article of plannedArticles(plan)) {
    const n = article.topic - 1;
    if (article.place === 0) firstAt[n] = article.at;
    lastAt[n] = article.at;
    if (!article.opensMilestone) continue;
    milestone[n] = article.milestone;
    milestoneAt[n] = article.at;
    anchor[n] = article.id;
  }
  for (let n = 0; n < topics; n++) {
    const size = plan.sizeOf[n] ?? 0;
    yield {
      topic: n + 1,
      size,
      firstAt: firstAt[n] ?? 0,
      lastAt: lastAt[n] ?? 0,
      milestone: milestone[n] ?? 0,
      milestoneAt: milestoneAt[n] ?? 0,
      anchor: anchor[n] ?? 0,
      milestones: Math.ceil(size / MILESTONE_EVERY),
    };
  }
}
