import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type GivenOrder, type OrderDone, REFUSAL_MESSAGES, type StoryOrder } from '#contract/desk';
import { Database } from '#persistence/database';
import { workerSigns } from '#persistence/ingest/health';
import {
  ANSWERS_CHANNEL,
  orderTopicCommand,
  type TopicCommandAnswer,
  topicCommandAnswer,
  withdrawCommand,
} from '#persistence/stories';
import { changeAuthor } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import type { CommandRefusal } from '#vocabulary';
import { Channels } from '../../http/channels.service.js';
import { ApiError } from '../../http/errors.js';
import { ago } from './ago.js';

/** The story-keeper answers within two seconds. An order without an answer after this time is withdrawn (ms). */
const PATIENCE_MS = 15_000;
/** In case a message was missed (ms). */
const LOOK_EVERY_MS = 1000;
/** Without a heartbeat for this long, no worker runs (ms). */
const KEEPER_GONE_MS = 30_000;

/** The one place that sends an editor's order to the story-keeper and waits for its answer. */
@Injectable()
export class OrdersService {
  private readonly waiting = new Map<number, () => void>();

  constructor(
    private readonly db: Database,
    channels: Channels,
  ) {
    channels.on(ANSWERS_CHANNEL, (id) => {
      if (id === null) for (const answered of this.waiting.values()) answered();
      else this.waiting.get(Number(id))?.();
    });
  }

  /** @throws ApiError 409 with the code of the refusal, 503 if no story-keeper answers */
  async give(userId: number, { order, seen }: GivenOrder): Promise<OrderDone> {
    await this.needKeeper();
    return this.done(await orderTopicCommand(this.db, order as StoryOrder, 'editor', { userId, seen }));
  }

  /** @throws ApiError 503 if no story-keeper works */
  async needKeeper(): Promise<void> {
    const { keeperSilentMs } = await workerSigns(this.db);
    if (keeperSilentMs === null || keeperSilentMs > KEEPER_GONE_MS)
      throw new ApiError(503, 'no_keeper', 'No worker is running, so nothing was changed.');
  }

  /**
   * Waits for the answer to a command that was queued before.
   * @throws ApiError 409 with the code of the refusal, 503 if no story-keeper answers
   */
  async done(id: number): Promise<OrderDone> {
    const answer = await this.answerTo(id);
    if (answer.state === 'done')
      return { topicId: answer.topic_id, changeId: answer.change_id, kept: answer.kept_count };
    throw await this.refusal(answer);
  }

  private async answerTo(id: number): Promise<TopicCommandAnswer> {
    const deadline = systemClock.now().getTime() + PATIENCE_MS;
    try {
      for (;;) {
        const rung = new Promise<void>((resolve) => this.waiting.set(id, resolve));
        const answer = await topicCommandAnswer(this.db, id);
        if (answer && answer.state !== 'waiting') return answer;
        if (systemClock.now().getTime() > deadline) await withdrawCommand(this.db, id);
        else await Promise.race([rung, wait(LOOK_EVERY_MS)]);
      }
    } finally {
      this.waiting.delete(id);
    }
  }

  private async refusal({ refusal, change_id }: TopicCommandAnswer): Promise<ApiError> {
    const code = (refusal ?? 'failed') as CommandRefusal;
    if (code === 'timed_out') return new ApiError(503, code, REFUSAL_MESSAGES.timed_out);
    if (code !== 'stale' || change_id === null) return new ApiError(409, code, REFUSAL_MESSAGES[code]);
    const author = await changeAuthor(this.db, change_id);
    if (!author) return new ApiError(409, code, REFUSAL_MESSAGES.stale);
    const who = author.actor === 'machine' ? 'the nightly review' : (author.editor ?? 'an operator');
    return new ApiError(409, code, `Changed by ${who} ${ago(author.written_at, systemClock.now())}.`);
  }
}
