import { type CompiledKind, compiled } from './event-kind.js';
import { KINDS_OF_DECISIONS } from './kinds-decisions.js';
import { KINDS_OF_EVENTS } from './kinds-events.js';
import { KINDS_OF_PEOPLE } from './kinds-people.js';
import { placedWords } from './question-words.js';

/** The words of a part of a question. */
export interface Phrase {
  /** The words before its first preposition: what it is about. */
  heads: readonly string[];
  /** The words after it. */
  rest: readonly string[];
}

/** A question that a report can settle. */
export interface Question {
  kind: CompiledKind;
  /** What it happens to, or what does it. */
  theme: Phrase;
  /** Who does it to the theme; empty if the question does not say. */
  agent: Phrase;
  /** Whether the theme does it by itself: 'Does Rodri sign for Barcelona?' */
  isOfSubject: boolean;
  /** `who` and `many` are settled only by a name or a number. */
  asks: 'whether' | 'who' | 'many';
  /** What a sentence must say besides. */
  demands: readonly Demand[];
}

export type Demand = 'alive' | 'dead' | 'all';

const KINDS: readonly CompiledKind[] = [...KINDS_OF_PEOPLE, ...KINDS_OF_DECISIONS, ...KINDS_OF_EVENTS].map(
  compiled,
);
const LEAD_IN = /^(?:(?:please )?tell me )?(?:when|if|whether|once|as soon as|who|how many)?\s*/i;
const VERB =
  /^(?:(?<be>is|are|was|were|has|have|had)|(?<does>will|would|does|do|did|can|may|could|shall))(?:n['’]t)?\s+/i;
/** No report states an answer to these in one sentence. */
const OPEN_ENDED = /^(?:why|what|where|which|whose|how(?! many\b))/i;
const ALTERNATIVES = /\bor\b/i;
const PREPOSITION =
  /(?:^|\s)(?:of|in|on|at|over|from|with|against|for|to|by|about|into|under|between|through|after|before)\s/i;
const DEMANDS: Readonly<Record<Demand, RegExp>> = {
  alive: /\b(?:alive|safe|unharmed)\b/gi,
  dead: /\b(?:found dead)\b/gi,
  all: /\b(?:all|both|every(?:body|one|where)?|last|completely|fully|in full)\b/gi,
};

/** The question in a reader's words (English). Null if no kind of event is asked for that one report can settle. */
export function readQuestion(text: string): Question | null {
  const asked = text
    .normalize('NFKC')
    .trim()
    .replace(/[\s?.!]+$/u, '');
  if (OPEN_ENDED.test(asked) || ALTERNATIVES.test(asked)) return null;
  const opening = LEAD_IN.exec(asked)?.[0] ?? '';
  const asks = /who/i.test(opening) ? 'who' : /how many/i.test(opening) ? 'many' : 'whether';
  let body = asked.slice(opening.length);
  const verb = asks === 'many' ? null : VERB.exec(body);
  body = body.slice(verb?.[0].length ?? 0);
  const isOfBeing = verb?.groups?.be !== undefined;
  const event = eventIn(body, isOfBeing ? 'last' : 'first');
  if (!event) return null;
  const before = phrase(body.slice(0, event.at));
  const after = phrase(body.slice(event.end));
  return {
    ...partsOf(event.kind, before, after, isOfBeing, asks),
    asks,
    demands: demandsOf(asked),
    kind: event.kind,
  };
}

function partsOf(
  kind: CompiledKind,
  before: Phrase,
  after: Phrase,
  isOfBeing: boolean,
  asks: Question['asks'],
): Pick<Question, 'theme' | 'agent' | 'isOfSubject'> {
  const none: Phrase = { heads: [], rest: [] };
  if (asks === 'who') return { theme: isEmpty(after) ? before : after, agent: none, isOfSubject: false };
  if (kind.about !== 'subject' && !isOfBeing && after.heads.length > 0)
    return { theme: after, agent: before, isOfSubject: false };
  const theme = { heads: before.heads, rest: [...before.rest, ...after.heads, ...after.rest] };
  return { theme, agent: none, isOfSubject: !isOfBeing };
}

function isEmpty({ heads, rest }: Phrase): boolean {
  return heads.length + rest.length === 0;
}

/** The event that the question asks for: of overlapping words the longest, then a kind that is not also a noun. */
function eventIn(body: string, which: 'first' | 'last') {
  const fitting = KINDS.filter(({ of }) => !of || body.search(of) >= 0);
  const found = fitting.flatMap((kind) =>
    [...body.matchAll(kind.asks)].map((match) => ({
      ...{ kind, at: match.index, end: match.index + match[0].length },
    })),
  );
  const longest = found.filter(
    (each) =>
      !found.some(
        (other) => other.at <= each.at && other.end >= each.end && other.end - other.at > each.end - each.at,
      ),
  );
  const strong = longest.filter(({ kind }) => !kind.isWeak);
  const inOrder = (strong.length > 0 ? strong : longest).sort((a, b) => a.at - b.at);
  const at = (which === 'first' ? inOrder[0] : inOrder.at(-1))?.at;
  const there = inOrder.filter((each) => each.at === at);
  return there.find(({ kind }) => kind.of) ?? there[0];
}

function phrase(text: string): Phrase {
  const at = PREPOSITION.exec(` ${text} `)?.index;
  const cut = at === undefined ? text.length : Math.max(0, at);
  return { heads: keysIn(text.slice(0, cut)), rest: keysIn(text.slice(cut)) };
}

const NOBODY =
  /\b(?:anyone|anybody|anything|someone|somebody|something|it|they|he|she|there|alive|dead|safe|missing|stolen|trapped|seized|lost|held|jailed|kidnapped)\b/gi;

function keysIn(text: string): string[] {
  return [...new Set(placedWords(text.replace(NOBODY, ' ')).map(({ key }) => key))];
}

function demandsOf(asked: string): Demand[] {
  return (['alive', 'dead', 'all'] as const).filter((demand) => asked.search(DEMANDS[demand]) >= 0);
}
