import { Inject, Injectable } from '@nestjs/common';
import { MOST_MOVED } from '#domain/stories';
import { type LinkOrder, relatedStories, reviewLinks } from '#domain/stories/linking';
import type { MoveOrder } from '#domain/stories/orders';
import { Database } from '#persistence/database';
import { lockedTopics, newestTitles, orderReviewed, replaceTopicRelations } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../../setup/tokens.js';
import { EpochService, type Keeping } from '../memory/epoch.service.js';
import { type InPause, resultOf } from '../memory/with-pauses.js';
import { DoubtsService } from './doubts.service.js';
import { relationWrites } from './relation-write.presenter.js';

/** Interval of reviews in news time (ms). */
const EVERY_MS = 24 * 3_600_000;
/** The most commands of a review. The remaining stories wait for the next one. */
const MOST_ORDERS = 500;
/** The most reviews of one night. */
const MOST_ROUNDS = 3;
/** Changed stories whose related stories are found in one step. */
const RELATED_AT_ONCE = 1000;
/** The newest titles of a story that spell the words that it shares with another. */
const TITLES_READ = 20;

/**
 * Decides every night of news time again which events form one story, and repeats that until nothing changes. It only
 * issues commands. They are carried out between two batches, like an editor's, so ids, slugs and followers survive.
 * Afterwards it records which stories are near to those that changed, but not one with them, and asks editors about the
 * doubtful ones.
 */
@Injectable()
export class LinkService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly doubts: DoubtsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param inPause what is done between two slices
   * @param isDue whether the stories of this time are reviewed even if the last review is recent
   * @returns whether there is more to do at once, after the commands
   * @throws KeeperLost
   */
  async step(keeping: Keeping, now: Date, inPause: InPause, isDue = false): Promise<boolean> {
    const night = keeping.memory.night;
    const isNew = isDue ? night.startedAt !== now.getTime() : now.getTime() - night.startedAt >= EVERY_MS;
    if (isNew) Object.assign(night, { startedAt: now.getTime(), rounds: 0, ordered: 1 });
    if (night.ordered === 0 || night.rounds >= MOST_ROUNDS) return this.relate(keeping, inPause);
    night.rounds += 1;
    night.ordered = await this.review(keeping, new Date(night.startedAt), inPause);
    return true;
  }

  private async review(
    { memory: { links, night }, epoch }: Keeping,
    now: Date,
    inPause: InPause,
  ): Promise<number> {
    const started = performance.now();
    links.forget();
    for (const story of links.parts.changed) night.changed.add(story);
    const wanted = await resultOf(reviewLinks(links, now, await lockedTopics(this.db)), inPause);
    const orders = await this.doubts.allowed(wanted);
    for (const order of orders.splice(MOST_ORDERS)) links.mark(storyOf(order));
    await this.epochs.write(epoch, async (tx) => {
      await orderReviewed(tx, orders.map(commandOf));
      return [];
    });
    const ms = Math.round(performance.now() - started);
    this.logger.info({ ...links.size, ordered: orders.length, ms }, 'stories reviewed');
    return orders.length;
  }

  /** @returns whether there are more changed stories */
  private async relate({ memory: { links, night }, epoch }: Keeping, inPause: InPause): Promise<boolean> {
    const stories = [...night.changed].sort((a, b) => a - b).slice(0, RELATED_AT_ONCE);
    if (stories.length === 0) return false;
    // Before the work, so that a replay goes on if their content makes it fail.
    for (const story of stories) night.changed.delete(story);
    const started = performance.now();
    const found = await resultOf(relatedStories(links, stories), inPause);
    const named = new Set(found.flatMap(({ story, other }) => [story, other]));
    const relations = relationWrites(found, await newestTitles(this.db, [...named], TITLES_READ));
    const proposals = await this.doubts.proposals(links, stories, relations);
    await this.epochs.write(epoch, async (tx) => {
      await replaceTopicRelations(tx, stories, relations, new Date(night.startedAt));
      await this.doubts.replace(tx, stories, proposals);
      return [];
    });
    const ms = Math.round(performance.now() - started);
    this.logger.info({ stories: stories.length, relations: relations.length, ms }, 'related stories found');
    return night.changed.size > 0;
  }
}

function commandOf(order: LinkOrder): MoveOrder {
  switch (order.kind) {
    case 'merge':
      return { kind: 'merge', payload: { from: order.from, into: order.into } };
    case 'move':
      return { kind: 'move', payload: { articles: order.articles.slice(0, MOST_MOVED), into: order.into } };
    case 'split':
      return {
        kind: 'split',
        payload: { topic: order.story, articles: order.articles.slice(0, MOST_MOVED) },
      };
  }
}

function storyOf(order: LinkOrder): number {
  switch (order.kind) {
    case 'merge':
      return order.from;
    case 'move':
      return order.into;
    case 'split':
      return order.story;
  }
}
