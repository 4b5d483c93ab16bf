/**
 * The words with which a language announces. Each pattern is read in one sentence. Texts of other languages than English are read
 * after `plain`.
 */
export interface AnnounceCues {
  /** Before a day, with other words between: 'will … on Tuesday'. Global. */
  ahead: RegExp;
  /** Before a day, with at most a preposition between: 'opens on Tuesday', 'until Friday'. */
  adjacent: RegExp;
  /** In a headline, which leaves out 'is': 'Verdict expected on Tuesday'. Global. */
  headline?: RegExp;
  /** All before a day that opens its sentence: 'On Monday …', 'ORVALE (AP) — On Monday …'. */
  opening: RegExp;
  /** After a day that opens the sentence: 'On Monday the court will …'. */
  after: RegExp;
  /** Before a day between subject and verb, and after it: 'The court on Monday will …'. */
  beside?: RegExp;
  verb?: RegExp;
  /** Before a day and after it: 'ist für den … geplant', 'auf den … verschoben'. */
  around?: readonly (readonly [before: RegExp, after: RegExp])[];
  /** After a day that only names something or is denied: "Tuesday's vote", 'wird am Montag nicht …'. */
  notAfter?: RegExp;
  /** Between cue and day, these say that the day belongs to something else. */
  apart: RegExp;
  /** Before a day, these make the sentence uncertain. */
  doubt: RegExp;
  /** Right before a day that is left behind or reported: 'moved from Friday', 'said on Monday'. */
  notBefore: RegExp;
  /** Sentences that announce nothing about the story: a speaker's own words, furniture, programmes, tickets. */
  aside: RegExp;
  /** At the start of a sentence that does not stand for itself: 'She …', 'But …'. */
  leaning: RegExp;
  /** The sentence gives another date to something that was announced before. */
  moves: RegExp;
  /** The sentence takes something back that was announced. */
  callsOff: RegExp;
}
