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
  /(?: \((?:(?:now )?\d+ origins|one origin so far|one origin; another has retracted its report)\))?$/u;
/** An editor's reason stands in brackets and may contain some. Long lines are cut. */
const RETRACTED_BY_EDITOR = /^(Retracted by an editor: )(.+?)( \((?:[^()]|\([^()]*\))*(?:\)|…))$/su;

/** The words of a report in a line or title, with what the server says around them. */
export function splitNews(line: string): [before: string, news: string, after: string] {
  const [, ...retracted] = RETRACTED_BY_EDITOR.exec(line) ?? [];
  if (retracted.length === 3) return retracted as [string, string, string];
  const [before = ''] = BEFORE.exec(line) ?? [];
  const rest = line.slice(before.length);
  const [after = ''] = AFTER.exec(rest) ?? [];
  return [before, rest.slice(0, rest.length - after.length), after];
}
