import type { AnnounceCues } from './announce-cues.js';
import type { DayCues } from './day-cues.js';
import type { NumberCues } from './number-cues.js';
import type { QuoteCues } from './quote-cues.js';

/** How a language says that stories of one kind end. */
export interface KindCues {
  /** A headline that matches speaks for this kind. */
  fits: RegExp;
  /** Matches a headline or first sentence that reports the end. Gaps between words are bounded. */
  cue: RegExp;
}

/** How a language limits, revokes and continues what it reports. */
export interface FactCues {
  /** Hopes, previews, doubts and denials before a cue. */
  notYet: RegExp;
  /** Negations and doubts within the words of a cue: 'fuego no controlado'. English cues exclude them themselves. */
  within?: RegExp;
  /** One of several: the story continues for the others. */
  partial: RegExp;
  /** Words after a cue that limit or revoke it. */
  but: RegExp;
  /** In running text, a cue after one of these refers to something long ago. */
  background: RegExp;
  /** An end was undone. */
  undone: RegExp;
}

/** What a language says after an end. */
export interface AfterCues {
  /** Words of what may follow a decision. */
  mayFollow: RegExp;
  /** An announcement that the matter is not over: an appeal, a recount. */
  announced: RegExp;
  /** Reactions, looks back and comment. */
  aftermath: RegExp;
}

/** How a language marks comment and expectation. */
export interface StanceCues {
  /** Opinion, analysis, live blogs, digests. */
  comment: readonly RegExp[];
  /** Reactions, lists, looks back. */
  aftermath: RegExp;
  expectation: RegExp;
  /** A statement about the future is itself a fact. */
  statement: RegExp;
}

/** How an outlet takes back a report, and how others deny one. */
export interface WithdrawalCues {
  /** The outlet refers to its own report. */
  ours: RegExp;
  correction: RegExp;
  negation: RegExp;
  /** In a correction: an earlier report was wrong. */
  earlier: RegExp;
  /** A report is denied. */
  denial: RegExp;
}

/** Words that change what a headline says. */
export interface TitleCues {
  decisive: RegExp;
  negation: RegExp;
  /** What may happen, a bar, and the opposite. */
  opposites: readonly string[];
}

/** The stages of one kind of story, by the names of the English ladder. */
export interface LadderCues {
  fits: RegExp;
  steps: Readonly<Record<string, RegExp>>;
}

/** What the timeline can read in one language. A missing part is not read; readers are told so. */
export interface LanguageCues {
  facts: FactCues;
  endings?: Readonly<Record<string, KindCues>>;
  after?: AfterCues;
  stances?: StanceCues;
  withdrawals?: WithdrawalCues;
  titles?: TitleCues;
  ladders?: Readonly<Record<string, LadderCues>>;
  numbers?: NumberCues;
  quotes?: QuoteCues;
  days?: DayCues;
  /** Read only with the days. */
  steps?: AnnounceCues;
}
