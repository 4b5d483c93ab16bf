import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import { plain } from '../languages/words.js';

const DENIAL =
  /\b(?:den(?:y|ies|ied)|dismiss(?:es|ed)|rubbish(?:es|ed)|refutes?d?)\b(?:\s[\p{L}’']+){0,3}\s(?:reports?|claims?|rumou?rs?|allegations?|suggestions?)\b|\b(?:reports?|claims?|rumou?rs?) (?:that .{1,80} )?(?:is|are|was|were) (?:denied|false|untrue)\b/iu;

/** Whether a headline says that a report is denied. Such an article does not confirm the report. */
export function isDenial(title: string, language = ENGLISH): boolean {
  if (language !== ENGLISH)
    return cuesOf(language)?.withdrawals?.denial.test(plain(title.slice(0, 300))) ?? false;
  return DENIAL.test(title.slice(0, 300));
}
