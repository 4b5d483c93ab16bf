/** Characters of a start that are told apart. */
export const START_CHARS = 3;
/** Stands in a start for whatever follows. */
export const STARTS_ANYHOW = '*';

/** What stands at `from` of a pattern's source, up to `to`. */
interface Read {
  starts: Set<string>;
  to: number;
}

/**
 * With which three characters, in lower case, a pattern's matches can begin; shorter ones end in `*`, behind which anything
 * may follow. More than there are, but none too few: classes, repetitions and whatever is not plain text count as
 * anything, and what only looks ahead or behind as nothing. A pattern has to begin with `\b` in each of its alternatives; of others
 * the answer is `*` alone.
 */
export function patternStarts({ source }: RegExp): Set<string> {
  const starts = new Set<string>();
  let from = 0;
  while (from <= source.length) {
    const { starts: own, to } = readSequence(source, from);
    for (const start of own) starts.add(source.startsWith('\\b', from) ? open(start) : STARTS_ANYHOW);
    from = to + 1;
  }
  return starts;
}

/** Parts one behind the other, up to the next `|` or `)` on this level. */
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
      return { starts: new Set([STARTS_ANYHOW]), to: endOfClass(source, at) };
    case '\\':
      return { starts: new Set([source[at + 1] === 'b' ? '' : STARTS_ANYHOW]), to: at + 2 };
    case '^':
    case '$':
      return { starts: new Set(['']), to: at + 1 };
    case '.':
      return { starts: new Set([STARTS_ANYHOW]), to: at + 1 };
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

/** `?`, `*`, `+`, `{m,n}` behind a part, lazy or not. */
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
    if (isWhole(start)) together.add(start);
    else for (const next of by) together.add((start + next).slice(0, START_CHARS));
  }
  return together;
}

function open(start: string): string {
  return isWhole(start) ? start : start + STARTS_ANYHOW;
}

function isWhole(start: string): boolean {
  return start.length >= START_CHARS || start.endsWith(STARTS_ANYHOW);
}
