import { setTimeout as wait } from 'node:timers/promises';
import { idOf } from '#persistence/database';
import {
  orderTopicCommand,
  type TopicOrder,
  topicBySlugOrId,
  topicCommandAnswer,
} from '#persistence/stories';
import { OperatorError } from '#platform/runtime';
import { KeeperService } from '../../stories/keeper.service.js';
import { wallMs } from '../run/placing.js';
import type { Command } from '../run/run-command.js';

/** The story-keeper answers between two batches: within two seconds, or it is not there. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

const REFUSALS: Record<string, string> = {
  no_such_topic: 'there is no such story',
  same_topic: 'they are one story already',
  other_language: 'they are in different languages',
  no_articles: 'no article would move',
  too_many_articles: 'these are more than 5000 articles',
  not_of_topic: 'not all of these articles belong to it',
  whole_topic: 'that is the whole story',
  locked: 'an editor ordered otherwise',
  failed: 'it failed; the log of the worker says why',
};

/** `stories merge|split|move`: an editor's order to the story-keeper; where no worker runs, this process is the keeper. */
export async function orderTopics(command: Command, order: TopicOrder): Promise<void> {
  const { db, terminal } = command;
  const id = await orderTopicCommand(db, order, 'editor');
  const deadline = wallMs() + PATIENCE_MS;
  while (wallMs() < deadline) {
    await command.get(KeeperService).round();
    const answer = await topicCommandAnswer(db, id);
    if (answer?.state === 'refused')
      throw new OperatorError(`Not done: ${REFUSALS[answer.refusal ?? ''] ?? answer.refusal}.`);
    if (answer?.state === 'done') {
      const topic = await topicBySlugOrId(db, String(answer.topic_id));
      terminal.say(
        `Done: story ${answer.topic_id}, ${topic?.name} (/topics/${topic?.slug}), ${topic?.article_count} articles.`,
      );
      return;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new OperatorError(
    'The story-keeper did not answer; the order stands and is carried out when it does.',
  );
}

/** The id of a story that is named by id or slug. @throws OperatorError */
export async function topicNamed({ db }: Command, which: string): Promise<number> {
  const topic = await topicBySlugOrId(db, which);
  if (!topic) throw new OperatorError(`There is no story ${which}: name its id or slug.`);
  return topic.id;
}

/** @throws OperatorError where one is no id */
export function articleIds(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const id = idOf(text);
    if (id === null) throw new OperatorError(`${text} is no article's id: why <address> shows it.`);
    return id;
  });
}
