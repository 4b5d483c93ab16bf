import { planTopicCommand } from '#domain/stories';
import { topicBySlugOrId, topicsToCommand } from '#persistence/stories';
import { followersOfPairs } from '#persistence/stories/orders';
import { OperatorError } from '#platform/runtime';
import { commandedTopic } from '../../stories/orders/command.presenter.js';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { refusalText } from './refusal-text.js';
import { topicNamed } from './topic-named.js';

/** `stories merge --dry-run`: says what a merge would do, and changes nothing. @throws OperatorError if it would be refused */
export async function previewMerge(command: Command, fromName: string, intoName: string): Promise<void> {
  const { db, terminal } = command;
  const from = await topicNamed(command, fromName);
  const into = await topicNamed(command, intoName);
  const topics = await topicsToCommand(db, [from, into]);
  const order = { kind: 'merge', payload: { from, into } } as const;
  const plan = planTopicCommand(order, 'editor', { topics: topics.map(commandedTopic), placed: [] });
  if ('refusal' in plan) throw new OperatorError(`It would be refused: ${refusalText(plan.refusal)}.`);
  const gone = await topicBySlugOrId(db, String(from));
  const kept = await topicBySlugOrId(db, String(into));
  const followers = await followersOfPairs(db, [{ from, into }]);
  terminal.say(
    `Would move ${counted(gone?.article_count ?? 0, 'article')} and ${counted(followers.length, 'follower')} of story ${from}, ${gone?.name}, to story ${into}, ${kept?.name} (${counted(kept?.article_count ?? 0, 'article')}). /topics/${gone?.slug} would redirect to /topics/${kept?.slug}. Nothing was changed.`,
  );
}
