import { Inject, Injectable } from '@nestjs/common';
import { Database, type Queryable } from '#persistence/database';
import { answerTopicCommand, nextTopicCommand } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { EpochService, isOfContent, type Keeping } from './memory/epoch.service.js';
import { type CarriedOut, OrderService } from './orders/order.service.js';

/** Between two slices of a review, editors' commands are looked for this often (ms). */
const LOOK_EVERY_MS = 200;
/** The most commands between two batches. */
const MOST_AT_ONCE = 20;

/** Carries out commands of editors, operators and the review of stories, one transaction each. */
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
   * Runs each command in its own transaction, oldest first, and updates the memory.
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
    for (let commands = 0; commands < MOST_AT_ONCE; commands += 1) {
      const command = await nextTopicCommand(this.db);
      if (!command || (isOfEditors && command.actor !== 'editor')) return;
      let done = null as CarriedOut | null;
      try {
        const work = async (tx: Queryable) => {
          done = await this.orders.execute(tx, command, now);
          return done?.topics ?? [];
        };
        await this.epochs.write(epoch, work, now);
        const { id, kind } = command;
        if (done) this.logger.info({ command: id, kind, into: done.topicId }, 'topic command carried out');
      } catch (error) {
        if (!isOfContent(error)) throw error;
        this.logger.error({ err: error, command: command.id }, 'topic command failed');
        await answerTopicCommand(this.db, command.id, { refusal: 'failed' });
      }
      memory.unlearned.push(...(done?.moves ?? []));
    }
  }
}

/** Tells the memory what orders moved. */
export function learn({ memory }: Keeping): void {
  for (const { articles, into } of memory.unlearned.splice(0)) memory.links.move(articles, into);
}
