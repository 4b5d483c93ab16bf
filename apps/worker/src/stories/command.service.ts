import { Inject, Injectable } from '@nestjs/common';
import { unrelatedOrders } from '#domain/stories/orders';
import { Database, type Queryable } from '#persistence/database';
import {
  answerTopicCommand,
  nextTopicCommand,
  redirectsFrom,
  type TopicCommandRow,
  waitingCommands,
} from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { EpochService, isOfContent, type Keeping } from './memory/epoch.service.js';
import { mergedTopics } from './orders/named-topics.js';
import { OrderService } from './orders/order.service.js';
import type { CarriedOut } from './orders/record-orders.js';

/** Between two slices of a review, editors' commands are looked for this often (ms). */
const LOOK_EVERY_MS = 200;
/** The most commands between two batches. */
const MOST_AT_ONCE = 20;
/** How many waiting commands are searched for unrelated ones. */
const MOST_SEARCHED = 100;

/**
 * Carries out commands of editors, operators and the review of stories, one transaction each. Merges by the review that concern different
 * topics share one, because a rebuild of many topics takes hardly more statements than one of a single topic.
 */
@Injectable()
export class CommandService {
  private lookedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly orders: OrderService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async areWaiting(): Promise<boolean> {
    return (await nextTopicCommand(this.db)) !== null;
  }

  /**
   * Runs the waiting commands, editors' first, then the oldest, and updates the memory.
   * @throws KeeperLost
   */
  async carryOut(keeping: Keeping, now: Date): Promise<void> {
    await this.run(keeping, now, false);
    learn(keeping);
  }

  /**
   * Runs editors' commands between two slices of a review, so that they do not wait for its end. The memory, which the
   * review reads, learns of them afterwards.
   * @throws KeeperLost
   */
  async between(keeping: Keeping, now: Date): Promise<void> {
    if (performance.now() - this.lookedAt < LOOK_EVERY_MS) return;
    await this.run(keeping, now, true);
    this.lookedAt = performance.now();
  }

  private async run({ memory, epoch }: Keeping, now: Date, isOfEditors: boolean): Promise<void> {
    for (let commands = 0; commands < MOST_AT_ONCE; ) {
      const next = await this.next(isOfEditors, MOST_AT_ONCE - commands);
      if (next.length === 0) return;
      commands += next.length;
      memory.unlearned.push(...(await this.carryOutTogether(epoch, next, now)));
    }
  }

  /** The next command and, if it is a merge by the review, those that can be carried out with it. */
  private async next(isOfEditors: boolean, most: number): Promise<TopicCommandRow[]> {
    const waiting = await waitingCommands(this.db, isOfEditors ? 1 : MOST_SEARCHED);
    if (isOfEditors) return waiting.filter(({ actor }) => actor === 'editor');
    const homes = await redirectsFrom(this.db, waiting.flatMap(mergedTopics));
    const topicsOf = (command: TopicCommandRow) => {
      const named = command.actor === 'machine' ? mergedTopics(command) : [];
      return named.length === 0 ? null : named.flatMap((id) => [id, homes.get(id) ?? id]);
    };
    return unrelatedOrders(waiting, topicsOf, most);
  }

  /** A command that fails must not stop others: then each gets a transaction of its own. */
  private async carryOutTogether(
    epoch: number,
    commands: readonly TopicCommandRow[],
    now: Date,
  ): Promise<CarriedOut['moves']> {
    let done: (CarriedOut | null)[] = [];
    try {
      const work = async (tx: Queryable) => {
        done = await this.orders.execute(tx, commands, now);
        return done.flatMap((order) => order?.topics ?? []);
      };
      await this.epochs.write(epoch, work, now);
    } catch (error) {
      if (!isOfContent(error)) throw error;
      return this.afterFailure(epoch, commands, { error, now });
    }
    for (const [place, { id, kind }] of commands.entries()) {
      const into = done[place]?.topicId;
      if (done[place]) this.logger.info({ command: id, kind, into }, 'topic command carried out');
    }
    return done.flatMap((order) => order?.moves ?? []);
  }

  private async afterFailure(
    epoch: number,
    commands: readonly TopicCommandRow[],
    { error, now }: { error: unknown; now: Date },
  ): Promise<CarriedOut['moves']> {
    const [first, ...more] = commands;
    if (!first) return [];
    if (more.length === 0) {
      this.logger.error({ err: error, command: first.id }, 'topic command failed');
      await answerTopicCommand(this.db, first.id, { refusal: 'failed' });
      return [];
    }
    const ids = commands.map(({ id }) => id);
    this.logger.warn({ err: error, commands: ids }, 'topic commands failed together, carried out one by one');
    const moves: CarriedOut['moves'] = [];
    for (const command of commands) moves.push(...(await this.carryOutTogether(epoch, [command], now)));
    return moves;
  }
}

/** Tells the memory what orders moved. */
export function learn({ memory }: Keeping): void {
  for (const { articles, into } of memory.unlearned.splice(0)) memory.links.move(articles, into);
}
