import { explainTag, type TagReason, whyTags } from '#domain/ingest/tagging';
import { explainPlacement, originLabel } from '#domain/stories/placing';
import { explainLevel } from '#domain/timeline/milestones';
import { idOf } from '#persistence/database';
import {
  lastStatusChange,
  originsOfMilestones,
  type PlacedArticleRow,
  placedArticle,
  topicBySlugOrId,
} from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';

const MILESTONES_LOOKED_AT = 1000;

/**
 * `why <article>`: the evidence that put it into its topic, and behind its milestone's level and its topic's status.
 */
export async function whyArticle(
  command: Command,
  which: string,
  options: { json?: boolean },
): Promise<void> {
  const { db, terminal } = command;
  const article = await placedArticle(db, idOf(which) ?? which);
  if (!article) throw new OperatorError(`There is no article ${which}. Use its id, slug or URL.`);
  const topic = article.topic_id === null ? null : await topicOf(command, article.topic_id);
  const milestone = topic && article.milestone_id !== null ? await milestoneOf(command, article) : null;
  const tags = tagReasons(article);
  if (options.json) return terminal.json({ article, tags, topic, milestone });
  terminal.say(`Article ${article.id}: ${article.title}`);
  terminal.say(`${article.source_name}, ${article.published_at.toISOString()}, ${article.url}`);
  for (const reason of tags) terminal.say(`Tag ${explainTag(reason)}`);
  if (article.origin_key !== null)
    terminal.say(
      `Reporting of: ${originLabel(article.origin_key, article.source_name)}.${copySentence(article)}`,
    );
  terminal.say(topic ? `Topic ${topic.id}: ${topic.name}` : 'No topic yet.');
  terminal.say(`  ${explainPlacement(article.placement)}`);
  if (milestone) terminal.say(`  Milestone ${milestone.id}: ${milestone.title}\n  ${milestone.reason}`);
  if (topic) terminal.say(`  ${topic.status}: ${topic.reason}${topic.since ? ` ${topic.since}.` : ''}`);
}

function tagReasons({ title, excerpt, url, stated_categories }: PlacedArticleRow): TagReason[] {
  return whyTags({ title, summary: excerpt, url, categories: stated_categories });
}

function copySentence({ id, copy_of_id }: PlacedArticleRow): string {
  return copy_of_id === null || copy_of_id === id ? '' : ` Its text is a copy of article ${copy_of_id}.`;
}

async function topicOf({ db }: Command, id: number) {
  const topic = await topicBySlugOrId(db, String(id));
  if (!topic) return null;
  const change = await lastStatusChange(db, id);
  const changed = change?.payload.from === 'resolved' ? 'Reopened' : 'Since';
  const since = change ? `${changed} ${change.at.toISOString()}, by ${change.actor}` : null;
  return { id, name: topic.name, status: topic.status, reason: topic.status_reason, since };
}

async function milestoneOf({ db }: Command, { milestone_id, topic_id }: PlacedArticleRow) {
  const all = await milestonesOfTopic(db, topic_id ?? 0, MILESTONES_LOOKED_AT);
  const milestone = all.find(({ id }) => id === milestone_id);
  if (!milestone) return null;
  const origins = await originsOfMilestones(db, [milestone.id]);
  const labels = origins.map((row) => ({ label: originLabel(row.origin_key, row.source_name) }));
  const standing = {
    level: milestone.confirmation_level,
    standing: milestone.origin_count,
    outlets: milestone.outlet_count,
    isRetracted: milestone.retracted_at !== null,
    retraction: milestone.retraction_reason,
  };
  const reason = explainLevel(standing, labels);
  return { id: milestone.id, title: milestone.title, level: milestone.confirmation_level, reason };
}
