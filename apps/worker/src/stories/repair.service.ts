import { Inject, Injectable } from '@nestjs/common';
import {
  dormantLike,
  joinVotes,
  likelierTopics,
  type Repair,
  repairOf,
  takesUp,
} from '#domain/stories/repair';
import { orderTopicCommand, type TopicOrder } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { EpochService, type Keeping } from './epoch.service.js';
import type { RepairPass } from './memory.service.js';
import { type ReadTopic, RepairReadingService } from './repair-reading.service.js';
import { withPauses } from './with-pauses.js';

/** Of news time. */
const EVERY_MS = 6 * 3_600_000;
/** Topics between two looks at what waits. */
const SLICE = 10;
/** What a pass may change; the rest of its topics wait for the next one. */
const MOST_ORDERS = 200;

type Topics = ReadonlyMap<string, ReadTopic>;

/**
 * The slower second pass over the stories, while no article waits: topics that have grown together are merged, those that hold
 * two stories are split, an article that another topic tells moves there, and one that takes up a dormant story is merged with it. It only orders; orders are carried out
 * between two batches, like an editor's.
 */
@Injectable()
export class RepairService {
  constructor(
    private readonly reading: RepairReadingService,
    private readonly epochs: EpochService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Looks at some of the topics that were added to since the pass before. Answers whether there is more to do at once.
   * @throws KeeperLost
   */
  async step({ memory, epoch }: Keeping, now: Date): Promise<boolean> {
    const pass = memory.repairs;
    if (pass.queue.length === 0) {
      if (now.getTime() - pass.startedAt < EVERY_MS) return false;
      begin(pass, now);
      pass.dormant = await this.reading.dormant(now, memory.model.reach);
    }
    const topics = await this.reading.topics(pass.queue.splice(0, SLICE), memory.boilerplate, now);
    const orders: TopicOrder[] = [];
    const others = await this.othersOf({ memory, epoch }, topics, now);
    for await (const topic of withPauses([...topics.values()])) {
      if (pass.done.has(topic.key)) continue;
      const repair = repairOf(memory.model, topic, (key) =>
        pass.done.has(key) ? undefined : others.get(key),
      );
      const found = repair ? ordersOf(repair, topic) : wakeOf(topic, others, pass);
      for (const order of found) for (const key of [topic.key, ...namedIn(order)]) pass.done.add(key);
      orders.push(...found);
    }
    await this.order(epoch, orders);
    pass.ordered += orders.length;
    if (pass.ordered >= MOST_ORDERS) postpone(pass);
    if (pass.queue.length === 0) this.logger.info({ ordered: pass.ordered }, 'stories looked through');
    return orders.length > 0 || pass.queue.length > 0;
  }

  /** The topics that these may be one with. */
  private async othersOf({ memory }: Keeping, topics: Topics, now: Date): Promise<Topics> {
    const keys = new Set<string>();
    for await (const topic of withPauses([...topics.values()])) {
      for (const [key] of joinVotes(memory.model, topic)) keys.add(key);
      for (const key of likelierTopics(memory.model, topic)) keys.add(key);
      for (const key of dormantLike(topic, memory.repairs.dormant)) keys.add(key);
    }
    return this.reading.topics([...keys].map(Number), memory.boilerplate, now);
  }

  private async order(epoch: number, orders: readonly TopicOrder[]): Promise<void> {
    if (orders.length === 0) return;
    await this.epochs.write(epoch, async (tx) => {
      for (const order of orders) await orderTopicCommand(tx, order, 'machine');
      return [];
    });
  }
}

function begin(pass: RepairPass, now: Date): void {
  pass.queue = [...pass.changed];
  pass.changed.clear();
  pass.done.clear();
  pass.ordered = 0;
  pass.startedAt = now.getTime();
}

function postpone(pass: RepairPass): void {
  for (const id of pass.queue) pass.changed.add(id);
  pass.queue = [];
}

function ordersOf(repair: Repair, { ids }: ReadTopic): TopicOrder[] {
  const idsOf = (places: readonly number[]) => places.flatMap((place) => ids[place] ?? []);
  switch (repair.kind) {
    case 'merge':
      return [{ kind: 'merge', payload: { from: Number(repair.from), into: Number(repair.into) } }];
    case 'split':
      return [{ kind: 'split', payload: { topic: Number(repair.topic), articles: idsOf(repair.articles) } }];
    case 'move':
      return repair.moves.map(({ into, articles }) => ({
        kind: 'move',
        payload: { articles: idsOf(articles), into: Number(into) },
      }));
  }
}

function wakeOf(topic: ReadTopic, others: Topics, { dormant, done }: RepairPass): TopicOrder[] {
  for (const key of dormantLike(topic, dormant)) {
    const other = others.get(key);
    if (other && !done.has(key) && takesUp(topic, other))
      return [{ kind: 'merge', payload: { from: Number(topic.key), into: Number(key) } }];
  }
  return [];
}

function namedIn({ kind, payload }: TopicOrder): string[] {
  if (kind === 'merge') return [payload.from, payload.into].map(String);
  return [String(kind === 'split' ? payload.topic : payload.into)];
}
