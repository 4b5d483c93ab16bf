import { plainParagraphs } from '#domain/ingest/article';
import type { StoryLinks } from '#domain/stories/linking';
import { findOrigin, type KnownOrigins, ownerKeyOf } from '#domain/stories/origins';
import type { Boilerplate, PlacementEvidence, StoryModel } from '#domain/stories/placing';
import type { StoryArticleRow } from '#persistence/stories';
import { plainContent, storyArticle } from './topic-article.presenter.js';

/** State that only the keeper has. It is ahead of the tables while a batch is written. */
export interface StoryMemory {
  /** Places articles in events. */
  model: StoryModel;
  /** Links events into stories. */
  links: StoryLinks;
  /** Text that sources repeat. It does not count for similarity. */
  boilerplate: Boilerplate;
  origins: KnownOrigins;
  /** Monotonic clock of the process (ms). */
  originsReadAt: number;
  /** Ids reserved for new topics and events. */
  topicIds: number[];
  eventIds: number[];
  /** News time (ms). */
  reviewedAt: number;
  repairs: RepairPass;
  night: ReviewNight;
  /** Moves by orders during a review, which the memory learns after it. */
  unlearned: { articles: readonly number[]; into: number }[];
}

/** Progress of the repair pass. */
export interface RepairPass {
  /** Events that got articles since a pass last checked them. */
  changed: Set<number>;
  /** Events still to check. */
  queue: number[];
  /** Events changed in this pass, whose data is therefore out of date. */
  done: Set<string>;
  repaired: number;
  /** News time (ms). */
  startedAt: number;
  /** How often the events of a replay's window were checked. */
  rounds: number;
}

/** Progress of a night's review of the stories. */
export interface ReviewNight {
  /** News time (ms). */
  startedAt: number;
  rounds: number;
  /** Commands of the last round. */
  ordered: number;
  /** Stories that changed. Their related stories are looked for after the last round. */
  changed: Set<number>;
}

/** An article with its event and topic. Only the keeper's memory knows this place yet. */
export interface PlacedRow extends StoryArticleRow {
  topic_id: number;
  event_id: number;
  placement: PlacementEvidence;
}

/** Decides which event and which topic an article joins or opens, and its origin. Adds it to the memory. */
export function placeInMemory(memory: StoryMemory, row: StoryArticleRow): PlacedRow {
  let isNewEvent = false;
  const said = memory.boilerplate.take(row.domain, { title: row.title, summary: row.excerpt });
  const article = storyArticle(row, said);
  const event = memory.model.place(article, () => {
    isNewEvent = true;
    return String(memory.eventIds.shift());
  });
  const eventId = Number(event.topic);
  memory.repairs.changed.add(eventId);
  let isNewStory = false;
  const linked = { ...article, id: row.id, url: row.url, headline: row.title };
  const link = memory.links.place(linked, eventId, () => {
    isNewStory = true;
    return Number(memory.topicIds.shift());
  });
  const placement: PlacementEvidence =
    isNewEvent || isNewStory
      ? { joined: !isNewStory, score: link.likeness, shared: link.shared, development: true }
      : { joined: true, score: event.score, shared: event.reason };
  return {
    ...row,
    ...{ topic_id: link.story, event_id: eventId, origin_key: originOf(memory, row), placement },
  };
}

function originOf({ origins }: StoryMemory, row: StoryArticleRow): string {
  return findOrigin(
    {
      title: row.title,
      excerpt: row.excerpt,
      content: plainContent(row),
      contentEnd: row.content_end ? plainParagraphs(row.content_end) : null,
      author: row.author,
      credit: row.credit ?? null,
      sourceDomain: row.domain,
      sourceName: row.source_name,
      ownerKey: row.owner && ownerKeyOf(row.owner),
    },
    origins,
  ).key;
}
