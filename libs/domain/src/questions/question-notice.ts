import type { QuestionAnswer } from '#vocabulary';

const MOST_TITLE = 200;
const MOST_MESSAGE = 500;
/** Questions to which 'yes' is no answer. */
const NOT_YES_OR_NO = /^(?:please )?(?:tell me )?(?:when|once|as soon as|who|how many)\b/iu;

/** The answer in a word or two. */
export function answerWords(text: string, answer: QuestionAnswer): string {
  if (NOT_YES_OR_NO.test(text)) return answer === 'yes' ? 'Reported' : 'It will not happen';
  return answer === 'yes' ? 'Yes' : 'No';
}

export interface SettledQuestion {
  text: string;
  answer: QuestionAnswer;
  /** YYYY-MM-DD */
  day: string;
  sentence: string;
  sourceName: string;
}

/** The notification that a question is settled, with the cited sentence. */
export function settledNotice({ text, answer, day, sentence, sourceName }: SettledQuestion) {
  const source = ` (${sourceName}, ${day})`;
  const told = `${answerWords(text, answer)}: `;
  const quoted = cut(sentence, MOST_MESSAGE - source.length - told.length - 2);
  return {
    type: 'topic' as const,
    title: cut(`Settled: ${text}`, MOST_TITLE),
    message: `${told}“${quoted}”${source}`,
  };
}

/** The line of a digest that a question is settled. */
export function settledLine(question: SettledQuestion): string {
  const { title, message } = settledNotice(question);
  return cut(`${title} ${message}`, MOST_MESSAGE);
}

/** The notification that a settled question is open again. */
export function reopenedNotice(text: string) {
  return {
    type: 'alert' as const,
    title: cut(`Open again: ${text}`, MOST_TITLE),
    message: 'The report that settled this question was retracted.',
  };
}

/** The same for questions that differ in case, spaces and closing marks only. */
export function questionKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s?.!]+$/u, '')
    .trim();
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
