import { compact } from '#domain/stories/history';
import {
  editCells,
  type Fields,
  lockCell,
  type MilestoneEdit,
  type StoryOrder,
  type TopicEdit,
} from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import { topicsToCommand } from '#persistence/stories';
import { presentArticles, presentMilestones, presentTopics } from '#persistence/stories/orders';
import { RESOLVED_BY_EDITOR } from '#vocabulary';
import { type Planned, refused } from './plan.js';

type Of<Kind extends StoryOrder['kind']> = Extract<StoryOrder, { kind: Kind }>['payload'];

/** Sets fields of a topic and locks them against the machine. */
export async function planEdit(tx: Queryable, { topic, fields }: Of<'edit'>, now: Date): Promise<Planned> {
  const [named] = await topicsToCommand(tx, [topic]);
  const [present] = named ? await presentTopics(tx, [named.id]) : [];
  if (!present) return refused('no_such_topic');
  const cells = editCells(
    { of: 'topic', id: present.id, fields: present.fields, locks: present.editor_fields },
    topicValues(fields, present.fields, now),
  );
  return cells.length === 0 ? refused('nothing_changed') : { cells, topicId: present.id };
}

function topicValues({ status, ...fields }: TopicEdit, before: Fields, now: Date): Fields {
  if (!status) return { ...fields } as Fields;
  const isResolved = status.status === 'resolved';
  const was = before.status as { resolvedAt: string | null; closedAt: string | null };
  const outcome = isResolved ? (status.outcome ?? RESOLVED_BY_EDITOR) : null;
  return {
    ...(fields as Fields),
    status: {
      status: status.status,
      outcome,
      reason: outcome ?? 'Set by an editor.',
      resolvedAt: isResolved ? (was.resolvedAt ?? now.toISOString()) : null,
      closedAt: isResolved ? (was.closedAt ?? now.toISOString()) : null,
      articles: [],
    },
  };
}

/** Sets fields of a milestone and locks them against the machine. */
export async function planMilestoneEdit(
  tx: Queryable,
  { milestone, fields }: Of<'edit_milestone'>,
  now: Date,
): Promise<Planned> {
  const [present] = await presentMilestones(tx, [milestone]);
  if (!present) return refused('no_such_milestone');
  const cells = editCells(
    { of: 'milestone', id: present.id, fields: present.fields, locks: present.editor_fields },
    milestoneValues(fields, now),
  );
  if (cells.length === 0) return refused('nothing_changed');
  return { cells, topicId: present.topic_id, touched: [present.topic_id] };
}

function milestoneValues({ date, retraction, ...fields }: MilestoneEdit, now: Date): Fields {
  return {
    ...(fields as Fields),
    ...(date !== undefined && { date: { date: new Date(date).toISOString(), from: 'text' } }),
    ...(retraction !== undefined && {
      retraction: retraction === null ? null : { at: now.toISOString(), by: null, reason: retraction },
    }),
  };
}

/** Lets the machine write a field again. The rebuild after it does. */
export async function planRelease(tx: Queryable, { of, id, field }: Of<'release'>): Promise<Planned> {
  switch (of) {
    case 'topic': {
      const [named] = await topicsToCommand(tx, [id]);
      if (!named) return refused('no_such_topic');
      if (!named.editor_fields.includes(field)) return refused('nothing_changed');
      const next = field === 'next' ? await nextSteps(tx, named.id) : [];
      return { cells: [lockCell('topic', [named.id], field, false), ...next], topicId: named.id };
    }
    case 'milestone':
      return releaseMilestone(tx, id, field);
    case 'article': {
      const [article] = await presentArticles(tx, [id]);
      if (!article) return refused('no_such_article');
      if (!article.editor_fields.includes(field)) return refused('nothing_changed');
      const touched = article.topic_id === null ? [] : [article.topic_id];
      return { cells: [lockCell('article', [id], field, false)], topicId: article.topic_id, touched };
    }
  }
}

async function releaseMilestone(tx: Queryable, id: number, field: string): Promise<Planned> {
  const [present] = await presentMilestones(tx, [id]);
  if (!present) return refused('no_such_milestone');
  const where = { topicId: present.topic_id, touched: [present.topic_id] };
  if (field === 'articles') {
    if (present.pinned.length === 0) return refused('nothing_changed');
    return {
      cells: [{ of: 'article', field: 'pin', ids: present.pinned, before: true, after: false }],
      ...where,
    };
  }
  if (!present.editor_fields.includes(field)) return refused('nothing_changed');
  return { cells: [lockCell('milestone', [id], field, false)], ...where };
}

async function nextSteps(tx: Queryable, topic: number) {
  const [present] = await presentTopics(tx, [topic]);
  const before = present?.fields.next ?? null;
  return compact([{ of: 'topic', field: 'next', ids: [topic], before, after: null }]);
}
