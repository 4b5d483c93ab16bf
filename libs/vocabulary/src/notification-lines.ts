/** Sentences for an end that has no words of a report. */
export const STORY_ENDED = 'The story ended.';
export const RESOLVED_BY_EDITOR = 'Resolved by an editor.';

/** Lines of an ended story that tell something else than its end: a settled question, a retraction, a count. */
const NO_END = /^(?:(?:Settled|Retracted by an editor): |and \d+ (?:more|smaller updates?)$)/u;

/** Whether a line of an ended story is the words of a report or an editor. */
export function isOutcome(line: string): boolean {
  return line !== STORY_ENDED && line !== RESOLVED_BY_EDITOR && !NO_END.test(line);
}

/** Whether a notification's title is about its story itself. The others are about a reader's question. */
export function isStoryTitle(title: string): boolean {
  return !/^(?:Settled|Open again): /u.test(title);
}

const BEFORE =
  /^(?:(?:Ended|Reopened|Retracted|Reported, then retracted|Retracted by the source that reported it|Reopened because something new was reported after its end): )?/u;
const AFTER =
  /(?: \((?:(?:now )?\d+ origins|one origin so far|now one origin|one origin; another has retracted its report)\))?$/u;
/** An editor's reason stands in brackets and may contain some. Long lines are cut. */
const RETRACTED_BY_EDITOR = /^(Retracted by an editor: )(.+?)( \((?:[^()]|\([^()]*\))*(?:\)|…))$/su;

/** The sentence that settled a question, in a notification and in a digest's line. */
const SETTLED =
  /^((?:Settled: .+ )?(?:Yes|No|Reported|It will not happen): “)(.+)(” \(.+, \d{4}-\d\d-\d\d\))$/su;

/** No line of the server is longer; the patterns above take long on what is. */
const MOST_LINE = 600;

/** What the server says before the words of a report, these words, and what it says after them. */
export type NewsParts = readonly [before: string, news: string, after: string];

/** The words of a report in a line or title, with what the server says around them. */
export function splitNews(line: string): NewsParts {
  for (const pattern of line.length > MOST_LINE ? [] : [RETRACTED_BY_EDITOR, SETTLED]) {
    const [, ...parts] = pattern.exec(line) ?? [];
    if (parts.length === 3) return parts as [string, string, string];
  }
  const [before = ''] = BEFORE.exec(line) ?? [];
  const rest = line.slice(before.length);
  const [after = ''] = AFTER.exec(rest) ?? [];
  return [before, rest.slice(0, rest.length - after.length), after];
}

/**
 * The same, or null if the line has no words of a report.
 * @param isNews whether it is one if the server says nothing around it
 */
export function newsIn(line: string, isNews: boolean): NewsParts | null {
  const parts = splitNews(line);
  return isNews || parts[0] !== '' || parts[2] !== '' ? parts : null;
}

/** What a digest, or a notification of a followed source, lists first. */
interface FirstItem {
  name: string;
  /** Null in notifications of sources, and in recommendations. */
  section: string | null;
  facts: readonly string[];
}

const DIGEST_TITLE = /^((?:Ended|Reopened): |)(.+?)(|, and \d+ more)$/su;
const HAPPENS = / (?:ends?|reopens?)$/u;
/** Characters of a story's name that titles never cut off. */
const NEVER_CUT = 40;

/** A notification, as far as its words go. */
interface Notice {
  type: string;
  title: string;
  message: string;
  /** Null for a digest, and for a notification of a followed source. */
  topic: unknown;
  items: readonly FirstItem[];
}

/** The words of a report in a notification's title. That of a digest names the first of its stories. */
export function newsInTitle({ title, topic, items }: Omit<Notice, 'type' | 'message'>): NewsParts | null {
  return topic === null ? newsInListTitle(title, items[0]) : newsIn(title, isStoryTitle(title));
}

/** The words of a report in a notification's message. */
export function newsInMessage({ type, title, message }: Omit<Notice, 'topic' | 'items'>): NewsParts | null {
  return newsIn(message, type === 'alert' && /^Ended: /u.test(title) && isOutcome(message));
}

/**
 * The words of reports in the title of a list. A digest's title names its first story ('Airport strike ends, and 2 more', 'Orrin dam: The
 * dam holds'), that of a followed source quotes its only report ('The Gull: The dam holds'). Null if the title has none.
 */
export function newsInListTitle(title: string, first: FirstItem | undefined): NewsParts | null {
  if (first === undefined) return null;
  const { name, section, facts } = first;
  if (section === null) {
    const [report = ''] = facts;
    return report !== '' && title.endsWith(`: ${report}`)
      ? [title.slice(0, -report.length), report, '']
      : null;
  }
  const [, before = '', words = '', more = ''] = DIGEST_TITLE.exec(title) ?? [];
  if (!words.startsWith(name.slice(0, NEVER_CUT))) return null;
  const [happens = ''] = HAPPENS.exec(words) ?? [];
  const named = words.slice(0, words.length - happens.length);
  return isNameOrCut(named, name) ? [before, named, happens + more] : [before, words, more];
}

function isNameOrCut(named: string, name: string): boolean {
  return named === name || (named.endsWith('…') && name.startsWith(named.slice(0, -1)));
}
