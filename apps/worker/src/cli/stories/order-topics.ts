import { setTimeout as wait } from 'node:timers/promises';
import type { MoveOrder } from '#domain/stories/orders';
import { idOf } from '#persistence/database';
import { orderTopicCommand, topicBySlugOrId, topicCommandAnswer } from '#persistence/stories';
import { OperatorError } from '#platform/runtime';
import { KeeperService } from '../../stories/keeper.service.js';
import { counted } from '../run/counted.js';
import { wallMs } from '../run/placing.js';
import type { Command } from '../run/run-command.js';

/** A running story-keeper answers between two batches, within about two seconds (ms). */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

const REFUSALS: Record<string, string> = {
  no_such_topic: 'no such story',
  same_topic: 'they are already one story',
  already_merged: 'they are already one story',
  other_language: 'they are in different languages',
  no_articles: 'no article would move',
  too_many_articles: 'there are more than 5000 articles',
  not_of_topic: 'not all of these articles belong to the story',
  whole_topic: 'these are all articles of the story',
  locked: 'an earlier command of an editor prevents it',
  failed: "it failed; see the worker's log",
};

/** Why the story-keeper refuses a command, in words. */
export function refusalText(refusal: string): string {
  return REFUSALS[refusal] ?? refusal;
}

/**
 * `stories merge|split|move`: sends an editor's command to the story-keeper. If no worker runs, this process becomes
 * the story-keeper.
 */
export async function orderTopics(command: Command, order: MoveOrder): Promise<void> {
  const { db, terminal } = command;
  const id = await orderTopicCommand(db, order, 'editor');
  const deadline = wallMs() + PATIENCE_MS;
  while (wallMs() < deadline) {
    await command.get(KeeperService).round();
    const answer = await topicCommandAnswer(db, id);
    if (answer?.state === 'refused')
      throw new OperatorError(`Not done: ${refusalText(answer.refusal ?? '')}.`);
    if (answer?.state === 'done') {
      const topic = await topicBySlugOrId(db, String(answer.topic_id));
      terminal.say(
        `Done: story ${answer.topic_id}, ${topic?.name} (/topics/${topic?.slug}), ${counted(topic?.article_count ?? 0, 'article')}.`,
      );
      return;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new OperatorError('The story-keeper did not respond. The command stays queued until it does.');
}

/**
 * Returns the id of a story given by id or slug.
 * @throws OperatorError if there is none
 */
export async function topicNamed({ db }: Command, which: string): Promise<number> {
  const topic = await topicBySlugOrId(db, which);
  if (!topic) throw new OperatorError(`There is no story ${which}. Use its id or slug.`);
  return topic.id;
}

/** @throws OperatorError if one is not an id */
export function articleIds(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const id = idOf(text);
    if (id === null)
      throw new OperatorError(`${text} is not an article id. 'why <URL>' shows the id of an article.`);
    return id;
  });
}
