const TITLE =
  /^(?:correction|corrected|clarification|amended)\b|\((?:correction|corrected|updated with correction)\)/i;
const TEXT =
  /\b(?:correction:|clarification:|(?:this|the) (?:article|story|report|headline|piece) (?:has been|was) (?:corrected|amended)|(?:an earlier|a previous) version of (?:this|the) (?:article|story|report|headline|piece))/i;
const MAX_CHARS = 2000;

/** Whether an article says that it corrects or amends an earlier version. */
export function saysItCorrects({ title, excerpt }: { title: string; excerpt: string }): boolean {
  return TITLE.test(title) || TEXT.test(excerpt.slice(0, MAX_CHARS));
}
