const RETRACTION =
  /\b(?:retract(?:s|ed|ion)|(?:withdraws?|withdrawn|withdrew|deletes?|pulls?|takes? back)\s(?:(?:its|the|an?|our|this|false|disputed|earlier)\s){1,3}(?:report|story|article|claim)|(?:report|story|article)\s(?:has been\s|is\s|was\s)?(?:withdrawn|retracted|removed)|kill notice|mandatory kill|story removed)\b/i;

/** Whether a headline takes an earlier report back. */
export function isRetraction(title: string): boolean {
  return RETRACTION.test(title.slice(0, 300));
}
