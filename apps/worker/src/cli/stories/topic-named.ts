import { topicBySlugOrId } from '#persistence/stories';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';

/**
 * Returns the id of a story given by id or slug.
 * @throws OperatorError if there is none
 */
export async function topicNamed({ db }: Command, which: string): Promise<number> {
  const topic = await topicBySlugOrId(db, which);
  if (!topic) throw new OperatorError(`There is no story ${which}. Use its id or slug.`);
  return topic.id;
}
