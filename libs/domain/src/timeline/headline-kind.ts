/** Of reports, not of what people in the news say or do: they retract statements, too. */
const RETRACTION =
  /^(?:retraction|retracted|kill notice|mandatory kill)\b|\b(?:retract(?:s|ed)?|withdraws?|withdrawn|withdrew|deletes?|pulls?|takes? back)\s(?:(?:its|an?|our|this|false|disputed|earlier)\s){1,3}(?:report|story|article)\b|\b(?:report|story|article)\s(?:has been\s|is\s|was\s)?(?:withdrawn|retracted|removed)\b/i;

/** Whether a headline takes an earlier report back. */
export function isRetraction(title: string): boolean {
  return RETRACTION.test(title.slice(0, 300));
}

const COMMENT =
  /^(?:opinion|first thing|analysis|letters?|editorial|column|comment|commentary|review|explainer|explained|podcast|quiz|in pictures|photos?|pics|watch|video|listen|read|recap|q&a|who (?:is|was|are)|what (?:to know|is|are|we know|it|the)|why|how|here(?:'|’)?s|meet|inside|a look|the (?:memo|big|real)|[a-z]+(?:'|’)s? chances|\d{1,2} (?:things|takeaways|ways|reasons)|(?:key |five |three )?takeaways)\b|\?\s*$|;.{1,200};|\b(?:explained|live updates?|as it happened|things to know|what to know|to watch|chances of|morning brief(?:ing)?|top headlines|this week in)\b|\b(?:CBS|ABC|NBC|PBS) (?:Evening|News|World|Nightly|Morning|NewsHour)/i;

/** Whether a headline announces comment, background or a digest: it tells of a development, but brings none. */
export function isComment(title: string): boolean {
  return COMMENT.test(title.slice(0, 300));
}
