import { comingMentions, dateMentions } from '../../timeline/days/date-mentions.js';
import { dayOf } from '../../timeline/read/timeline-article.js';
import { stemmedWords } from '../passages/passage.js';
import type { WordWeights } from '../passages/word-weights.js';
import { type Intent, intentOf } from './intent.js';
import { likeStems } from './like-words.js';
import { type Wanted, wantedBy } from './wanted.js';

/** Longer questions are refused before they come here. */
export const QUESTION_MAX = 500;
const MAX_WORDS = 40;
/** Names say which story is meant, and less about what is asked. */
const NAMED = 0.6;
/** Words that ask. They say what kind of answer is wanted, not what it is about. */
const ASKING = new Set(
  (
    'happen happened happening mean means kind sort way name named names called exactly currently now today please ' +
    'anything anybody anyone something someone somebody everybody everyone tell know told explain actually really many ' +
    'much long old often far fast quickly soon deep high tall big large wide strong heavy hard late story news article ' +
    'articles source sources outlet outlets report reports reported people person persons man men woman women thing ' +
    'things day date time year month week hour amount number use used get gets getting let still already yet ever ' +
    'just last latest first new set set put give given go come become position according end after before since take ' +
    'takes took done doing done any everything else there here so far say says said think thinks big condition ' +
    'affected affect result involved place against among within without near per upon via towards toward across behind ' +
    'beyond plus around during sure kinds problem problems issue issues matter situation connected related linked connection ' +
    'run runs'
  ).split(' '),
);

/** Words that only say which kind of answer is asked for. */
const INTENT_WORDS: Partial<Record<Intent, RegExp>> = {
  ending: /^(?:resolved|closed|over|ended|end|finished|settled|concluded)$/,
  confirmed: /^(?:confirmed|verified|certain|true|correct|rumou?r|fake|origins)$/,
  differences: /^(?:differ|disagree|contradict|compare|newspapers|accounts|figures|numbers|number)$/,
  next: /^(?:next|steps|planned|expected|coming|future)$/,
  changes: /^(?:changed|changes|changed?|different|developments?|updates?|missed|miss)$/,
  origin: /^(?:comes?|came|originates?|stems?|broke|published|wrote|source)$/,
};

/** A content word of a question. */
export interface QuestionWord {
  raw: string;
  stem: string;
  /** Stems that may stand for it. */
  like: ReadonlySet<string>;
  weight: number;
  isName: boolean;
  /** No article of the story has it, nor a word like it. */
  isForeign: boolean;
}

export interface Question {
  text: string;
  intent: Intent;
  wanted: Wanted;
  words: readonly QuestionWord[];
  /** All words in lower case, as asked. */
  asked: ReadonlySet<string>;
  /** The word that is counted or named: 'wires' in 'how many wires', 'bank' in 'which bank'. */
  head: QuestionWord | null;
  /** The day named after 'since', YYYY-MM-DD. */
  since: string | null;
}

/** Reads a question about a story. `now` is the moment in whose terms it names days. */
export function readQuestion(text: string, weights: WordWeights, now: Date): Question {
  const written = text.slice(0, QUESTION_MAX);
  const intent = intentOf(written);
  const words = stemmedWords(written, weights.language)
    .slice(0, MAX_WORDS)
    .flatMap(({ raw, stem }, at): QuestionWord[] => {
      const lower = raw.toLowerCase();
      if (stem === '' || ASKING.has(lower) || INTENT_WORDS[intent]?.test(lower)) return [];
      const like = weights.language === 'en' ? likeStems(stem) : new Set<string>();
      const isForeign = !weights.has(stem) && ![...like].some((each) => weights.has(each));
      const isName = at > 0 && /^\p{Lu}/u.test(raw);
      const weight = weights.weigh(raw, stem) * (isName ? NAMED : 1);
      return [{ raw, stem, like, weight, isName, isForeign }];
    });
  return {
    text: written,
    intent,
    wanted: wantedBy(written),
    words,
    asked: new Set(stemmedWords(written, weights.language).map(({ raw }) => raw.toLowerCase())),
    head: headOf(written, words),
    since: sinceOf(written, now),
  };
}

const HEAD =
  /\b(?:how many|how much|which|what(?: is| was| are| were)?(?: the names? of)?(?: the)?|whose) (?:\p{L}+ (?=\p{L}+ (?:was|were|is|are|of|did|does|do|has|have|will|would|be|been)))?(\p{L}[\p{L}'’-]*)/iu;

function headOf(text: string, words: readonly QuestionWord[]): QuestionWord | null {
  const named = HEAD.exec(text)?.[1]?.toLowerCase();
  return words.find(({ raw }) => raw.toLowerCase() === named) ?? null;
}

function sinceOf(text: string, now: Date): string | null {
  const part = /\bsince\b(.*)$/iu.exec(text)?.[1];
  if (!part) return null;
  const past = dateMentions(part, now).find(({ day }) => day <= dayOf(now));
  return past?.day ?? comingMentions(part, dayOf(now))[0]?.day ?? null;
}
