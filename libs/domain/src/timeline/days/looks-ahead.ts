const READ_BEFORE = 80;
const AHEAD =
  /\b(?:will|would|due|expected|scheduled|plans?|planned|set to|going to|next|by|coming|slated|expires?)\b(?<between>[^.;]{0,60})$/i;
/** A past verb between the cue and the day: 'which would bring rain, hit the coast on Tuesday'. */
export const HAPPENED =
  /\b(?:said|told|was|were|had|sank|broke|fell|rose|hit|struck|began|met|left|came|went|took|made|gave|got|saw|held|won|lost|died)\b/i;

/** Whether the words before a day refer to the future. */
export function looksAhead(text: string, at: number): boolean {
  const match = AHEAD.exec(text.slice(Math.max(0, at - READ_BEFORE), at));
  return match !== null && !HAPPENED.test(match.groups?.between ?? '');
}
