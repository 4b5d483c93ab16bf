/** How a language names the speaker of a quotation. The words are parts of patterns. */
export interface QuoteCues {
  /** Before the speaker, behind the quotation: 'dijo', 'a déclaré', 'sagte'. */
  verbs: string;
  /** Between the verb and the name, in lower case: 'el alcalde', 'la ministre'. */
  articles: string;
  /** Parts of names in lower case: 'de la', 'von'. */
  particles: string;
  /** Capitalised words before a name that are no part of it: 'Bürgermeisterin', 'Premier'. */
  titles: RegExp;
  /** Capitalised words that name no person. */
  nobody: RegExp;
}
