import { ENGLISH } from '#vocabulary';
import { comingMentions, dateMentions } from '../../timeline/days/date-mentions.js';
import { dayOf } from '../../timeline/read/timeline-article.js';
import { SETTINGS } from '../settings.js';
import { likeStems, newsStem } from '../words/like-words.js';
import { MEANINGS_OF_PHRASES } from '../words/phrasal-verbs.js';
import { stemmedWords } from '../words/stemmed-words.js';
import type { WordWeights } from '../words/word-weights.js';
import { type Intent, intentOf } from './intent.js';
import { isPastForm, isVerb, keyWords } from './key-words.js';
import { type Wanted, wantedBy } from './wanted.js';

/** Longer questions are refused before they come here. */
export const QUESTION_MAX = 500;
const MAX_WORDS = 40;
const MEANT = new Set(MEANINGS_OF_PHRASES.map(newsStem));
const NONE: ReadonlyMap<string, number> = new Map();
/** Words that ask. They say what kind of answer is wanted, not what it is about. */
const ASKING = new Set(
  (
    'happen happened happening mean means kind kinds sort way name named names called exactly currently now today please ' +
    'anything anybody anyone something someone somebody everybody everyone explain actually really many ' +
    'much long old often far fast quickly soon deep high tall big large wide strong heavy hard late story news article ' +
    'articles outlets report reports reported people person persons man men woman women thing ' +
    'things day date time year month week hour amount number let still already yet ever ' +
    'just last latest first according end after before since done doing any everything else there here so far say says said ' +
    'think thinks condition affected affect result involved place among within without near per upon via towards toward ' +
    'across behind beyond plus around during sure problem problems issue issues matter situation connected related linked ' +
    'connection responsibility will would may might shall must sources source'
  ).split(' '),
);
/** Words that tell little of what is asked, and that articles often replace. */
const LIGHT = new Set(
  (
    'use uses used get gets getting set put give gives given gave go goes going gone went come comes came become becomes became ' +
    'position take takes took taken new run runs ran against make made makes keep kept have has had want wants need needs ' +
    'know knew known tell told work works try tried start started begin began open part main still currently country ' +
    'countries company companies firm firms bank team party group organisation organization city town member'
  ).split(' '),
);

/** Words that only say which kind of answer is asked for. */
const INTENT_WORDS: Partial<Record<Intent, RegExp>> = {
  ending: /^(?:resolved|closed|over|ended|end|finished|settled|concluded)$/,
  confirmed: /^(?:confirmed|verified|certain|true|correct|rumou?r|fake|origins)$/,
  differences:
    /^(?:sources?|outlets?|reports?|articles?|differ|disagree|contradict|compare|newspapers|accounts|figures|numbers|number)$/,
  next: /^(?:next|steps|planned|expected|coming|future)$/,
  changes:
    /^(?:chang(?:ed|es)|different|developments?|updates?|missed|miss|yesterday|\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)$/,
  origin: /^(?:comes?|came|originates?|stems?|broke|published|wrote|source)$/,
};

/** A content word of a question. */
export interface QuestionWord {
  raw: string;
  stem: string;
  /** Stems that may stand for it. */
  like: ReadonlyMap<string, number>;
  weight: number;
  isName: boolean;
  /** 1 if no article of the story has it or a word like it, 0 if one has it. */
  foreign: number;
}

export interface Question {
  /** Words without which a sentence does not answer it. */
  keys: readonly Pick<QuestionWord, 'stem' | 'like'>[];
  /** It asks who holds an office: the names in it must be in the sentence. */
  asksOffice: boolean;
  text: string;
  intent: Intent;
  wanted: Wanted;
  words: readonly QuestionWord[];
  /** All words in lower case, as asked. */
  asked: ReadonlySet<string>;
  /** Names in it, as written. */
  names: ReadonlySet<string>;
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
      if (at === 1 && LIGHT.has(lower) && /^(?:which|what) /iu.test(written)) return [];
      const like = weights.language === ENGLISH ? likeStems(stem) : NONE;
      const isLight = LIGHT.has(lower) && !isPhrasal(raw, stem);
      const found = Math.max(
        weights.has(stem) ? 1 : 0,
        ...[...like].map(([each, strength]) => (weights.has(each) ? strength : 0)),
      );
      const foreign = isLight || found >= SETTINGS.like ? 0 : 1 - found;
      const isName = at > 0 && /^\p{Lu}/u.test(raw);
      const weight = isLight ? SETTINGS.light : weights.weigh(raw, stem) * (isName ? SETTINGS.named : 1);
      return [{ raw, stem, like, weight, isName, foreign }];
    });
  return {
    text: written,
    intent,
    wanted: wantedBy(written),
    words,
    asked: new Set(stemmedWords(written, weights.language).map(({ raw }) => raw.toLowerCase())),
    names: new Set(
      stemmedWords(written, weights.language).flatMap(({ raw }, at) =>
        at > 0 && /^\p{Lu}/u.test(raw) ? [raw] : [],
      ),
    ),
    head: headOf(written, words),
    keys: weights.language === ENGLISH && intent === 'fact' ? keysOf(written) : [],
    asksOffice: /^who (?:is|was|are|were|will be) (?:the|its|their)\b/iu.test(written.trim()),
    since: sinceOf(written, now),
  };
}

/** Who holds an office now says nothing about who will. */
const NEW_OFFICE = /^who (?:is|was|are|were) (?:the|its|their) (?:new|next|future)\b/iu;
const NEWLY: Question['keys'][number] = {
  stem: newsStem('new'),
  like: new Map(
    'next appoint elect name succeed successor replace become choose swear'
      .split(' ')
      .map((word) => [newsStem(word), 1]),
  ),
};

const HEAD =
  /\b(?:how many|how much|which|what|whose) ((?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*)(?= (?:was|were|is|are|did|does|do|has|have|had|will|would|may|might|can|could|must|should|be|of|in|on|at|from|for|to|the|a|\p{L}+ed)\b|\?|$)/iu;

function keysOf(text: string): Question['keys'] {
  const stems = new Map(stemmedWords(text, ENGLISH).map(({ raw, stem }) => [raw.toLowerCase(), stem]));
  const found = keyWords(text).map((word) => {
    const stem = stems.get(word) || newsStem(word);
    return { stem, like: likeStems(stem) };
  });
  return NEW_OFFICE.test(text) ? [...found, NEWLY] : found;
}

/** The last noun before the verb. */
function headOf(text: string, words: readonly QuestionWord[]): QuestionWord | null {
  const phrase = HEAD.exec(text)?.[1]?.toLowerCase().split(' ') ?? [];
  const named = phrase
    .toReversed()
    .flatMap((raw) => words.find((word) => word.raw.toLowerCase() === raw) ?? []);
  const [head] = named.filter(
    (word) => !isVerb(word.raw.toLowerCase()) && !isPastForm(word.raw.toLowerCase()),
  );
  return head === undefined || LIGHT.has(head.raw.toLowerCase()) ? null : head;
}

/** Whether a word has the meaning of a verb with its particle: 'give up'. */
function isPhrasal(raw: string, stem: string): boolean {
  return MEANT.has(stem) && stem !== newsStem(raw);
}

function sinceOf(text: string, now: Date): string | null {
  const part = /\bsince\b(.*)$/iu.exec(text)?.[1];
  if (!part) return null;
  const past = dateMentions(part, now).find(({ day }) => day <= dayOf(now));
  return past?.day ?? comingMentions(part, dayOf(now))[0]?.day ?? null;
}
