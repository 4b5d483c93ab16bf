/** Chosen on the `dev` half of test/gold/assistant-questions.jsonl (`npm run -s eval -- assistant --part dev`). */
export const SETTINGS = {
  /** How much a question's word counts by where it is found: in the sentence, as a like word, as a distant one, near, elsewhere. */
  like: 0.85,
  distant: 0.5,
  derived: 0.8,
  nearby: 0.6,
  elsewhere: 0.29,
  /** The weight of names, and of words that most articles of the story have. */
  named: 0.6,
  presupposed: 0.4,
  /** The weight of words that tell little: 'give', 'new'. */
  light: 0.09,
  /** The share of a question's words that a sentence and its article must tell, the sentence alone, and of words that are no names. */
  covered: 0.61,
  own: 0.32,
  /** An answer to 'who' often stands in the sentence after the one that names the matter. */
  ownOfPerson: 0.25,
  core: 0.6,
  ownCore: 0.3,
  /** Further sentences are nearly as good as the best. */
  nearly: 0.68,
  /** The share of a question that may be words that the story never uses. */
  foreign: 0.33,
  /** How surely a sentence, or one beside it, must have the main verb of a question. */
  key: 0.55,
  keyNearby: 0.4,
  /** How much less a sentence has to tell that has the main verb itself. A count must be of what is asked, too. */
  verbTold: 0.08,
  newer: 0.09,
  /** The power of a word's rarity in its weight. */
  rarity: 2.25,
};
