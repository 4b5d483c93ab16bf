import { numberClaims } from '../claims/number-claims.js';
import type { CitedSentence } from '../naming/sentences/cited-sentence.js';
import { disputedNumbers } from './disputed-numbers.js';
import { verbatimHeadline } from './fact-sentence.js';
import type { StatedNumber, SummarisedStory, SummaryReport } from './summarised-story.js';

const NUMBERS_MOST = 2;
const DENIALS_MOST = 2;

/** What the reports contradict each other in: pairs of sentences with differing numbers, then denials and withdrawals. */
export function whatIsDisputed(
  { numbers, reports, language }: SummarisedStory,
  milestoneIds: readonly number[],
): CitedSentence[] {
  const all = [...reports.values()].flat();
  const known = new Map(all.map((report) => [report.article.id, report]));
  const pairs = disputedNumbers(numbers)
    .flatMap((pair) => {
      const told = pair.flatMap(
        (stated) => sentenceWith(stated, known.get(stated.articleId), language) ?? [],
      );
      return told.length === 2 && told[0]?.text !== told[1]?.text ? [told] : [];
    })
    .slice(0, NUMBERS_MOST);
  const denials = milestoneIds
    .flatMap((id) => reports.get(id) ?? [])
    .concat(all)
    .filter(({ reading }) => reading.isDenial || reading.takenBack !== null)
    .map(({ article, title }) => ({ text: verbatimHeadline(title), articleId: article.id }));
  return [...pairs.flat(), ...distinct(denials).slice(0, DENIALS_MOST)];
}

/** The first sentence of an article that states a number, otherwise its headline. */
function sentenceWith(
  { kind, unit, value, articleId }: StatedNumber,
  report: SummaryReport | undefined,
  language: string,
): CitedSentence | null {
  if (report === undefined) return null;
  const lines = [...report.reading.opening.map(({ text }) => text), verbatimHeadline(report.title)];
  const text = lines.find((line) =>
    numberClaims(line, [], language).some(
      (claim) => claim.kind === kind && claim.unit === unit && claim.value === value,
    ),
  );
  return text === undefined ? null : { text, articleId };
}

function distinct(sentences: readonly CitedSentence[]): CitedSentence[] {
  return [...new Map(sentences.map((each) => [each.text.toLowerCase(), each])).values()];
}
