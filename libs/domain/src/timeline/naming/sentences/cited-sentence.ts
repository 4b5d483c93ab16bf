/** A sentence of an article, verbatim. */
export interface CitedSentence {
  text: string;
  articleId: number;
}
