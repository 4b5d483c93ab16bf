import { type ChangeKind, TOPIC_STATUS_NAMES, TOPIC_STATUSES } from '#vocabulary';

/** The payload of a change in a topic's log that readers see. */
export interface ChangePayload {
  from?: unknown;
  into?: unknown;
  to?: unknown;
  reason?: unknown;
  articles?: unknown;
  /** What an editor set. */
  fields?: unknown;
  /** The kind of order that an editor took back. */
  undone?: unknown;
}

/** An entry of the change log as a sentence. Missing details are left out. */
export function explainChange(kind: ChangeKind, payload: ChangePayload): string {
  const articles = typeof payload.articles === 'number' ? payload.articles : null;
  const counted = articles === null ? 'Articles' : `${articles} ${articles === 1 ? 'article' : 'articles'}`;
  switch (kind) {
    case 'status_changed':
      return statusChange(payload);
    case 'merged':
      return `Merged with ${names(payload.from) ?? 'another story'}, which covered the same events.`;
    case 'split':
      return movedSentence(payload, `${counted} became a separate story`, `Split from`);
    case 'moved':
      return movedSentence(payload, `${counted} moved to another story`, `${counted} came from`);
    case 'milestone_retracted':
      return typeof payload.reason === 'string'
        ? `An editor retracted a development: ${payload.reason}`
        : 'A development was retracted by the source that reported it.';
    case 'edited':
      return edited(payload);
  }
}

const UNDONE: Record<string, string> = { merge: 'a merge', split: 'a split', move: 'a move of articles' };

function edited({ fields, undone }: ChangePayload): string {
  if (typeof undone === 'string') return `An editor took back ${UNDONE[undone] ?? 'a change'}.`;
  const named = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
  return named.length === 0 ? 'Edited.' : `An editor changed: ${named.join(', ')}.`;
}

function statusChange({ from, to, reason }: ChangePayload): string {
  const reopened = from === 'resolved' ? 'Reopened. ' : '';
  const status = TOPIC_STATUSES.find((each) => each === to);
  return `${reopened}${status ? TOPIC_STATUS_NAMES[status] : 'Changed'}${typeof reason === 'string' && reason !== '' ? `: ${reason}` : '.'}`;
}

function movedSentence({ from, into }: ChangePayload, went: string, came: string): string {
  const target = names(into);
  return target === null ? `${came} ${names(from) ?? 'another story'}.` : `${went}: ${target}.`;
}

/** The names of the topics that a payload names, in quotation marks. */
function names(topics: unknown): string | null {
  const list = Array.isArray(topics) ? topics : [topics];
  const named = list.flatMap((topic: unknown) =>
    typeof topic === 'object' && topic !== null && 'name' in topic && typeof topic.name === 'string'
      ? [`“${topic.name}”`]
      : [],
  );
  return named.length === 0 ? null : named.join(', ');
}
