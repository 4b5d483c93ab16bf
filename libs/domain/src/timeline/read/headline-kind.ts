const COMMENT =
  /^(?:opinion|first thing|analysis|letters?|editorial|column|comment|commentary|review|explainer|explained|podcast|quiz|in pictures|photos?|pics|watch|video|listen|read|recap|q&a|who (?:is|was|are)|what (?:to know|is|are|we know|it|the)|why|how|here(?:'|’)?s|meet|inside|a look|the (?:memo|big|real)|[a-z]+(?:'|’)s? chances|\d{1,2} (?:things|takeaways|ways|reasons)|(?:key |five |three )?takeaways)\b|\?\s*$|;.{1,200};|\b(?:explained|live updates?|as it happened|things to know|what to know|to watch|takeaways from|other takeaways|chances of|morning brief(?:ing)?|top headlines|this week in)\b|\b(?:CBS|ABC|NBC|PBS) (?:Evening|News|World|Nightly|Morning|NewsHour)/i;

/** Whether a headline announces comment, background or a digest: it tells of a development, but brings none. */
export function isComment(title: string): boolean {
  return COMMENT.test(title.slice(0, 300));
}

const DENIAL =
  /\b(?:den(?:y|ies|ied)|dismiss(?:es|ed)|rubbish(?:es|ed)|refutes?d?)\b(?:\s[\p{L}’']+){0,3}\s(?:reports?|claims?|rumou?rs?|allegations?|suggestions?)\b|\b(?:reports?|claims?|rumou?rs?) (?:that .{1,80} )?(?:is|are|was|were) (?:denied|false|untrue)\b/iu;

/** Whether a headline says that a report is denied: who tells that does not confirm the report. */
export function isDenial(title: string): boolean {
  return DENIAL.test(title.slice(0, 300));
}
