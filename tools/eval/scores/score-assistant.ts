import type { QuestionLabel } from '../assistant/gold-questions.js';

export interface AnsweredQuestion {
  label: QuestionLabel;
  /** It says that the articles do not tell. */
  isSilent: boolean;
  /** Marks of the cited articles. */
  cited: readonly string[];
  quotes: readonly string[];
  text: string;
  sentences: number;
  unsupported: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Number((part / whole).toFixed(3)));

/** How often the right article is cited, the key facts are told, sentences lack support, and silence is right. */
export function scoreAssistant(answered: readonly AnsweredQuestion[]) {
  const answerable = answered.filter(({ label }) => label.articles.length > 0);
  const others = answered.filter(({ label }) => label.articles.length === 0);
  const right = answerable.filter(({ label, cited }) => cited.some((mark) => label.articles.includes(mark)));
  const facts = answerable.flatMap(({ label, quotes }) =>
    label.facts.map((any) => any.some((fact) => tells(quotes, fact))),
  );
  return {
    answerable: answerable.length,
    rightArticle: share(right.length, answerable.length),
    facts: facts.length,
    factsTold: facts.filter(Boolean).length,
    factsToldShare: share(facts.filter(Boolean).length, facts.length),
    silentWrongly: share(answerable.filter(({ isSilent }) => isSilent).length, answerable.length),
    unanswerable: others.length,
    silentRightly: share(others.filter(({ isSilent }) => isSilent).length, others.length),
    sentences: answered.reduce((sum, each) => sum + each.sentences, 0),
    sentencesPerAnswer: share(
      answered.reduce((sum, each) => sum + each.sentences, 0),
      answered.length,
    ),
    unsupported: answered.reduce((sum, each) => sum + each.unsupported, 0),
  };
}

/** Numbers must match as a whole: '11' is not told by '311'. */
function tells(quotes: readonly string[], fact: string): boolean {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu');
  return quotes.some(
    (quote) =>
      pattern.test(quote) &&
      !(
        /^\p{N}+$/u.test(fact) &&
        new RegExp(`${escaped}\\p{N}`, 'u').test(quote) &&
        !new RegExp(`(?<!\\p{N})${escaped}(?!\\p{N})`, 'u').test(quote)
      ),
  );
}
