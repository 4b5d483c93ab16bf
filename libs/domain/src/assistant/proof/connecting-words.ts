/** The sentences of the assistant itself. They contain no number, name or date. */
export const PHRASES = {
  silent: 'The articles do not say.',
  announced: 'The articles announce this:',
  nothingAnnounced: 'The articles announce nothing that is still to come.',
  changed: 'This is new since then:',
  nothingChanged: 'The articles report nothing new since then.',
  confirmed: 'Independent origins report this:',
  unconfirmed: 'Only a single origin reports this so far:',
  doubted: 'Other reports deny or withdraw this:',
  ended: 'The story counts as resolved because of these reports:',
  notEnded: 'The story does not count as resolved. It stands here:',
  differ: 'The articles state different numbers:',
  differLater: 'Later reports say:',
  noDifference: 'The articles do not contradict each other.',
  firstReport: 'This was the earliest report:',
  reliesOn: 'It rests on this:',
  sinceThen: 'The number was first reported here:',
  earlier: 'Earlier reports said:',
} as const;

export const CONNECTING_WORDS: ReadonlySet<string> = new Set(Object.values(PHRASES));
