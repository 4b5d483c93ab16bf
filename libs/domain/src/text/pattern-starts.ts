/** Number of characters in a start. */
export const START_CHARS = 3;
/** Wildcard in a start: anything may follow. */
export const ANY_START = '*';

/** The starts of a part of a pattern's source, and where the part ends. */
interface Read {
  starts: Set<string>;
  to: number;
}

/**
 * The first three characters, in lower case, with which the matches of a pattern can start. Shorter starts end in `*`:
 * anything may follow. The result may include impossible starts, but misses none. Classes, repetitions and other
 * non-literal parts count as anything, look-arounds as nothing. Each alternative of the pattern must begin with `\b`;
 * otherwise the result for it is `*`.
 */
export function patternStarts({ source }: RegExp): Set<string> {
  const starts = new Set<string>();
  let from = 0;
  while (from <= source.length) {
    const { starts: own, to } = readSequence(source, from);
    for (const start of own) starts.add(source.startsWith('\\b', from) ? open(start) : ANY_START);
    from = to + 1;
  }
  return starts;
}

/** Reads consecutive parts, up to the next `|` or `)` on this level. */
function readSequence(source: string, from: number): Read {
  let starts = new Set(['']);
  let at = from;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const part = readPart(source, at);
    const repeated = repeat(source, part);
    starts = followed(starts, repeated.starts);
    at = repeated.to;
  }
  return { starts, to: at };
}

function readPart(source: string, at: number): Read {
  switch (source[at]) {
    case '(':
      return readGroup(source, at);
    case '[':
      return { starts: new Set([ANY_START]), to: endOfClass(source, at) };
    case '\\':
      return { starts: new Set([source[at + 1] === 'b' ? '' : ANY_START]), to: at + 2 };
    case '^':
    case '$':
      return { starts: new Set(['']), to: at + 1 };
    case '.':
      return { starts: new Set([ANY_START]), to: at + 1 };
    default:
      return { starts: new Set([(source[at] ?? '').toLowerCase()]), to: at + 1 };
  }
}

function readGroup(source: string, at: number): Read {
  const [head = '('] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at)) ?? [];
  const starts = new Set<string>();
  let to = at + head.length - 1;
  do {
    const alternative = readSequence(source, to + 1);
    for (const start of alternative.starts) starts.add(start);
    to = alternative.to;
  } while (source[to] === '|');
  return { starts: /[=!]$/.test(head) ? new Set(['']) : starts, to: to + 1 };
}

function endOfClass(source: string, at: number): number {
  let to = at + 1;
  while (to < source.length && source[to] !== ']') to += source[to] === '\\' ? 2 : 1;
  return to + 1;
}

/** Applies a quantifier after a part: `?`, `*`, `+` or `{m,n}`, lazy or not. */
function repeat(source: string, { starts, to }: Read): Read {
  const [sign = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(to)) ?? [];
  if (sign === '') return { starts, to };
  const mayBeMore = !sign.startsWith('?');
  const repeated = new Set([...starts].map((start) => (mayBeMore ? open(start) : start)));
  if (/^(?:[?*]|\{0)/.test(sign)) repeated.add('');
  return { starts: repeated, to: to + sign.length };
}

function followed(starts: ReadonlySet<string>, by: ReadonlySet<string>): Set<string> {
  const together = new Set<string>();
  for (const start of starts) {
    if (isComplete(start)) together.add(start);
    else for (const next of by) together.add((start + next).slice(0, START_CHARS));
  }
  return together;
}

function open(start: string): string {
  return isComplete(start) ? start : start + ANY_START;
}

function isComplete(start: string): boolean {
  return start.length >= START_CHARS || start.endsWith(ANY_START);
}
