/** What a headline does to be clicked rather than to inform. */
export const HEADLINE_SIGNALS = ['question', 'exclamation', 'capitals', 'loaded', 'clickbait'] as const;

export type HeadlineSignal = (typeof HEADLINE_SIGNALS)[number];

const MAX_HEADLINE_CHARS = 300;
const MIN_SHOUTED_WORDS = 2;
const SHOUTED_WORD = /\p{Lu}{5,}/gu;

const LOADED =
  /\b(?:shock(?:s|ed|ing|er)?|slam(?:s|med)?|blast(?:s|ed)?|outrage(?:d|ous)?|fury|furious|destroy(?:s|ed)|disgust(?:ed|ing)|bombshell|explosive|stunning|insane|chilling|horrifying|heartbreaking|terrifying|meltdown|humiliat(?:es|ed|ing)|rips?|torch(?:es|ed)|eviscerat(?:es|ed)|traitor|evil|thugs?|scandalous|jaw-dropping|mind-blowing|epic|brutal(?:ly)?|savage(?:ly)?|unhinged|woke)\b/i;

const CLICKBAIT =
  /^\d{1,3} [\p{L}' -]{0,40}\b(?:things|ways|reasons|facts|signs|photos|pictures|tweets|tips|moments|questions|struggles|secrets)\b|\byou(?:'ll|’ll| will| won't| won’t)? (?:need|never|should|must|can't|can’t|didn't|didn’t|won't|won’t|believe|probably)\b|\b(?:here's|here’s|this is) (?:why|what|how|who)\b|\bwhat happen(?:s|ed) next\b|\bwill (?:make you|blow your|change your|melt your)\b|\bthe (?:real )?reason (?:why|you)\b|\bcan you guess\b|\bwe know (?:your|what|which|how)\b|\b(?:which|what|how) .{1,60}\b(?:are|do|should) you\b|^\d{1,3} .{1,60}\b(?:that|you|your|everyone|every|who|to get|we)\b|^(?:which|can you|do you|are you|how well|what's your|what’s your|this is|these are|we asked)\b|\bgoes viral\b|\bthe internet\b|\bso (?:many|much) feels\b/iu;

/** The signals that one headline shows. */
export function headlineSignals(title: string): HeadlineSignal[] {
  const headline = title.slice(0, MAX_HEADLINE_CHARS);
  const shows: Record<HeadlineSignal, boolean> = {
    question: headline.trimEnd().endsWith('?'),
    exclamation: headline.includes('!'),
    capitals: (headline.match(SHOUTED_WORD)?.length ?? 0) >= MIN_SHOUTED_WORDS,
    loaded: LOADED.test(headline),
    clickbait: CLICKBAIT.test(headline),
  };
  return HEADLINE_SIGNALS.filter((signal) => shows[signal]);
}

/** How many of the headlines show each signal. */
export function countHeadlineSignals(
  titles: Iterable<string>,
): Record<HeadlineSignal, number> & { headlines: number } {
  const counts = { headlines: 0, question: 0, exclamation: 0, capitals: 0, loaded: 0, clickbait: 0 };
  for (const title of titles) {
    counts.headlines += 1;
    for (const signal of headlineSignals(title)) counts[signal] += 1;
  }
  return counts;
}
