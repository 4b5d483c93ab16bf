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
  switch (kind) {
    case 'status_changed':
      return statusChange(payload);
    case 'merged':
      return merged(payload);
    case 'split':
      return splitSentence(payload);
    case 'moved':
      return movedSentence(payload);
    case 'milestone_retracted':
      return typeof payload.reason === 'string'
        ? `An editor retracted a development: ${payload.reason}`
        : 'A development was retracted by the source that reported it.';
    case 'edited':
      return edited(payload);
  }
}

// Whole sentences, because the web app translates them by their English.

const UNDONE = new Map([
  ['merge', 'An editor took back a merge.'],
  ['split', 'An editor took back a split.'],
  ['move', 'An editor took back a move of articles.'],
]);

function edited({ fields, undone }: ChangePayload): string {
  if (typeof undone === 'string') return UNDONE.get(undone) ?? 'An editor took back a change.';
  const named = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
  return named.length === 0 ? 'Edited.' : `An editor changed: ${named.join(', ')}.`;
}

function merged({ from }: ChangePayload): string {
  const origin = names(from);
  return origin === null
    ? 'Merged with another story, which covered the same events.'
    : `Merged with ${origin}, which covered the same events.`;
}

/** A reason that names the change itself. */
const SAYS_ITSELF = /^(?:Ended: |Reopened because )/u;

function statusChange({ from, to, reason }: ChangePayload): string {
  if (typeof reason === 'string' && SAYS_ITSELF.test(reason)) return reason;
  const reopened = from === 'resolved' ? 'Reopened. ' : '';
  const status = TOPIC_STATUSES.find((each) => each === to);
  return `${reopened}${status ? TOPIC_STATUS_NAMES[status] : 'Changed'}${typeof reason === 'string' && reason !== '' ? `: ${reason}` : '.'}`;
}

function splitSentence({ from, into, articles }: ChangePayload): string {
  const target = names(into);
  if (target !== null) {
    if (articles === 1) return `1 article became a separate story: ${target}.`;
    if (typeof articles !== 'number') return `Articles became a separate story: ${target}.`;
    return `${articles} articles became a separate story: ${target}.`;
  }
  const origin = names(from);
  return origin === null ? 'Split from another story.' : `Split from ${origin}.`;
}

function movedSentence({ from, into, articles }: ChangePayload): string {
  const target = names(into);
  if (target === null) return cameSentence(names(from), articles);
  if (articles === 1) return `1 article moved to another story: ${target}.`;
  if (typeof articles !== 'number') return `Articles moved to another story: ${target}.`;
  return `${articles} articles moved to another story: ${target}.`;
}

function cameSentence(origin: string | null, articles: unknown): string {
  if (articles === 1)
    return origin === null ? '1 article came from another story.' : `1 article came from ${origin}.`;
  if (typeof articles !== 'number')
    return origin === null ? 'Articles came from another story.' : `Articles came from ${origin}.`;
  return origin === null
    ? `${articles} articles came from another story.`
    : `${articles} articles came from ${origin}.`;
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
