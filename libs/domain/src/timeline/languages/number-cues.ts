/** How a language writes and counts numbers. The words are parts of patterns, for texts after `plain`. */
export interface NumberCues {
  /** The small numbers in words, below a thousand, and rounded ones: 'veinte', 'vingt et un', 'einhundert'. */
  small: ReadonlyMap<string, number>;
  /** The words that multiply: 'mil', 'Millionen', 'milliards'. A French 'billion' is 10¹². */
  scales: Readonly<Record<string, number>>;
  /** `1,234` is a thousand in some countries of this language. */
  hasCommaThousands: boolean;
  /** Before a number that may be higher: 'al menos'. */
  atLeast: string;
  /** Before a number that is no total: 'hasta', 'otros'. */
  noTotal: string;
  /** Before a number that is about right: 'unos'. */
  about: string;
  /** Nouns for people. */
  people: string;
  /** Between the people and what happened to them: 'han sido', 'wurden'. */
  are: string;
  /** What happens to people, by kind of claim. */
  fates: Readonly<Partial<Record<Fate, FateCues>>>;
  /** 'magnitud', before or behind the number. */
  magnitude: string;
  hectares: string;
  turnout: string;
  inflation: string;
  /** 'multa', before or behind an amount. */
  fine: string;
  /** Between a noun and its number: 'de', 'von'. */
  of: string;
  /** Sentences about other events, records or expectations. */
  elsewhere: RegExp;
}

export type Fate = 'dead' | 'injured' | 'missing' | 'evacuated' | 'displaced' | 'rescued' | 'arrested';

/** The words of one fate, each a part of a pattern. */
export interface FateCues {
  /** Before the number: 'mueren', 'tue', 'arresta a'. */
  before?: string;
  /** Behind the number and the people: 'muertos', 'personas murieron'. */
  after: string;
  /** A noun whose number follows later: 'el número de muertos asciende a 12'. */
  total?: string;
}
