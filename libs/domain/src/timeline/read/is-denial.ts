const DENIAL =
  /\b(?:den(?:y|ies|ied)|dismiss(?:es|ed)|rubbish(?:es|ed)|refutes?d?)\b(?:\s[\p{L}’']+){0,3}\s(?:reports?|claims?|rumou?rs?|allegations?|suggestions?)\b|\b(?:reports?|claims?|rumou?rs?) (?:that .{1,80} )?(?:is|are|was|were) (?:denied|false|untrue)\b/iu;

/** Whether a headline says that a report is denied. Such an article does not confirm the report. */
export function isDenial(title: string): boolean {
  return DENIAL.test(title.slice(0, 300));
}
