import { setTimeout as wait } from 'node:timers/promises';
import type { MoveOrder } from '#domain/stories/orders';
import { idOf } from '#persistence/database';
import { orderTopicCommand, topicBySlugOrId, topicCommandAnswer } from '#persistence/stories';
import { OperatorError } from '#platform/runtime';
import { KeeperService } from '../../stories/keeper.service.js';
import type { ServiceCommand } from '../run/command.js';
import { counted } from '../run/counted.js';
import { wallMs } from '../run/placing.js';
import { refusalText } from './refusal-text.js';
import { topicNamed } from './topic-named.js';

/** A running story-keeper answers between two batches, within about two seconds (ms). */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** `stories merge` */
export async function mergeTopics(command: ServiceCommand, from: string, into: string): Promise<void> {
  const payload = { from: await topicNamed(command, from), into: await topicNamed(command, into) };
  await orderTopics(command, { kind: 'merge', payload });
}

/** `stories split` */
export async function splitTopic(
  command: ServiceCommand,
  story: string,
  articles: readonly string[],
): Promise<void> {
  const payload = { topic: await topicNamed(command, story), articles: articleIds(articles) };
  await orderTopics(command, { kind: 'split', payload });
}

/** `stories move` */
export async function moveArticles(
  command: ServiceCommand,
  story: string,
  articles: readonly string[],
): Promise<void> {
  const payload = { articles: articleIds(articles), into: await topicNamed(command, story) };
  await orderTopics(command, { kind: 'move', payload });
}

/** Sends an editor's command to the story-keeper. If no worker runs, this process becomes the story-keeper. */
async function orderTopics(command: ServiceCommand, order: MoveOrder): Promise<void> {
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

/** @throws OperatorError if one is not an id */
function articleIds(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const id = idOf(text);
    if (id === null)
      throw new OperatorError(`${text} is not an article id. 'why <URL>' shows the id of an article.`);
    return id;
  });
}
