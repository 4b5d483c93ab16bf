import { Injectable } from '@nestjs/common';
import { nameTopic, rebuildTopic, withCopyGroups } from '#domain/timeline';
import type { Queryable } from '#persistence/database';
import { keptAlive } from '../memory/kept-alive.js';
import type { PlacedRow } from '../memory/story-memory.js';
import { type InPause, withPauses } from '../memory/with-pauses.js';
import { QuestionsService } from './questions.service.js';
import { RebuildLoader } from './rebuild-loader.service.js';
import type { DecidedTopic, LoadedTopic } from './rebuild-stages.js';
import { RebuildWriter } from './rebuild-writer.service.js';

/** Rebuilds topics inside the keeper's transaction: load, decide, save. */
@Injectable()
export class RebuildService {
  constructor(
    private readonly loader: RebuildLoader,
    private readonly writer: RebuildWriter,
    private readonly questions: QuestionsService,
  ) {}

  /**
   * @param fresh articles just placed, with `topic_id` and `origin_key` set
   * @param quiet writes only status changes as facts, because moved articles are not news
   * @returns the rebuilt topics
   */
  async rebuild(
    tx: Queryable,
    topicIds: readonly number[],
    fresh: readonly PlacedRow[],
    now: Date,
    { quiet = false } = {},
  ): Promise<readonly number[]> {
    const loaded = await this.loader.load(tx, topicIds, fresh);
    const decided = await decide(loaded, now, keptAlive(tx));
    await this.writer.save(tx, decided, { fresh, now, quiet });
    await this.questions.settle(tx, decided, now);
    return decided.map(({ id }) => id);
  }

  /** The name that a topic of these articles would get. The oldest of them decide it. */
  async nameOf(tx: Queryable, articleIds: readonly number[]): Promise<string> {
    return nameTopic(withCopyGroups(await this.loader.oldest(tx, articleIds)));
  }
}

async function decide(loaded: readonly LoadedTopic[], now: Date, inPause: InPause): Promise<DecidedTopic[]> {
  const decided: DecidedTopic[] = [];
  for await (const topic of withPauses(loaded, inPause))
    decided.push({ ...topic, rebuilt: rebuildTopic(topic.articles, topic.before, now) });
  return decided;
}
