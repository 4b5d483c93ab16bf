import type { QuestionAnswer } from '#vocabulary';
import type { CompiledKind } from './event-kind.js';
import { type PlacedWord, placedWords } from './question-words.js';
import type { Demand, Phrase, Question } from './read-question.js';

export type Answer = QuestionAnswer;

/** Where a sentence stands. */
export interface SentenceContext {
  isTitle: boolean;
  /** The keys of the content words of the article's headline. */
  title: ReadonlySet<string>;
  /** The keys of the content words of the article. */
  article: ReadonlySet<string>;
  /** The keys of the content words that the article shares with most of its story. */
  shared: ReadonlySet<string>;
  /** The year of its publication. */
  year: number;
  /** The article speaks of the same event as one to come; its headline may do so in the present tense. */
  isAhead: boolean;
}

const MAX_SENTENCE = 500;
const WORDS_BEFORE = 5;
/** Between what it is about and the words of the event. */
const REACH_BEFORE = 110;
const REACH_AFTER = 80;
/** Plans, conditions, doubts, demands and hearsay before the words of an event. */
const UNREAL =
  /(?<![\p{L}])(?:will|would|could|may|might|can|cannot|should|must|shall|to|if|whether|until|till|unless|before|hop(?:es?|ed|ing)|wants?|wanted|expected|plan(?:s|ned)?|due|set|likely|unlikely|ask(?:s|ed)?|demand(?:s|ed|ing)?|vow(?:s|ed)|promis(?:es?|ed)|pledg(?:es?|ed)|not|never|no|nobody|none|nor|neither|\p{L}+n['’]t|yet|almost|nearly|half|partly|partially|percent|per cent|fear(?:s|ed)?|believed?|claim(?:s|ed|ing)?|alleg(?:ed|edly|es)|reportedly|rumou?r(?:s|ed)?|apparently|perhaps|suspected|thought|be|being|once|without|fail(?:s|ed)?|attempt(?:s|ed)?|bid|tr(?:y|ies|ied|ying)|efforts?|chance|possib(?:le|ly|ility)|sure|tentative(?:ly)?|provisional(?:ly)?|exit|projected|anniversary)(?![\p{L}])|%/iu;
/** In headlines, what somebody announces or wants: 'Minister announces return to work'. */
const AIM =
  /(?<![\p{L}])(?:announc(?:es?|ing)|seeks?|eyes|awaits?|delays?|postpones?|calls? for|urges?|considers?|prepares?|ready|backs|supports?|opposes?|ahead of|welcomes?|suggests?|hints?|insists?|doubts?|speculat\p{L}+)(?![\p{L}])/iu;
/** 'The minister's return' is a noun. */
const OF_SOMEBODY = /(?:['’]s|s['’])$/u;
const STOP =
  /[;:—–?]|(?<![\p{L}])(?:after|before|when|while|because|although|though|but|that|which|who|whose|where|since|as|whom|if|than|until|belong(?:s|ed|ing)|owned)(?![\p{L}])/iu;
/** 'items of the siblings' are not the siblings; 'the body of the hiker' is the hiker. */
const PART_OF =
  /(?<![\p{L}])(?!(?:body|bodies|all|rest|last|crew|remains|wreck|search|most|none|two|three|both|search|copy|one)\s)(?<part>\p{L}+) of (?:(?:the|its|his|her|their|a|an|missing|stolen|two|three)\s)*$/iu;
/** What stands after a preposition is not what it happens to. */
const PREPOSITION =
  /(?<![\p{L}])(?:in|on|at|from|for|by|with|over|near|off|to|into|under|outside|inside|against|about)(?![\p{L}])/iu;
const IN_PLACE =
  /(?<![\p{L}])(?:in|on|at|from|for|by|with|over|near|off|to|into|under|outside|inside|against|about)\s(?:[\p{L}\p{N}’'-]+[\s-]){0,2}$/iu;
const AUXILIARY =
  /(?<![\p{L}])(?:was|were|is|are|been|got|has been|have been|declared)\s(?:\p{L}+\s){0,3}$/iu;
const BY_ITSELF =
  /surrender|^gave|turned up|walked free|power back|under control|^over$|at an end|to an end|ended|concluded|died|dead/i;
const SOME_OF =
  /(?<![\p{L}\p{N}])(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|some|many|most|several|half)(?: out)? of (?:the |its |his |her |their |all )?(?:\p{L}+ )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|about)(?![\p{L}])/iu;
const STAGE =
  /(?<![\p{L}])(?:game|leg|round|set|heat|semi-?final|quarter-?final|stage|poll|first vote|committee)(?![\p{L}])/iu;
const LONG_AGO = /\b(?:years? ago|last (?:month|year|decade)|previously)\b/iu;
const YEAR = /\bin (?<year>(?:19|20)\d\d)\b/u;
/** A clause between commas before the verb: 'A B, a hiker who vanished last week, has been found'. */
const ASIDE = /,\s[^,;]{1,140},\s(?=(?:has|have|was|were|is|are|had|did|will|would)\s)/giu;
/** A clause without commas: 'The owner who was jailed is released'. */
const WHO = /\s(?:who|that|which) (?:[\p{L}’'-]+\s){1,8}?(?=(?:is|was|are|were|has|have)\s)/giu;
const NAME = /\p{Lu}[\p{L}.’'-]*\p{L}(?:\s\p{Lu}[\p{L}.’'-]+)*/gu;

const DEMANDED: Readonly<Record<Demand, RegExp>> = {
  alive: /\b(?:alive|safe(?:ly)?|unharmed|unhurt|rescued)\b/iu,
  dead: /\b(?:dead|bod(?:y|ies))\b/iu,
  all: /\b(?:all|both|every\w*|last(?! (?:night|week|month|year|summer|winter|spring|autumn|\p{Lu}))|complete(?:ly|d)?|fully|remaining|nobody|no one)\b/iu,
};

/**
 * What a sentence of a report says about a question: that it happened, that it will not, or nothing (null). A plan, hope,
 * condition, demand or hearsay says nothing, neither does the same event of something else.
 */
export function judgeSentence(text: string, question: Question, context: SentenceContext): Answer | null {
  if (text.length > MAX_SENTENCE || /\?["”’)]?$/u.test(text)) return null;
  const sentence = text.normalize('NFKC').replace(ASIDE, ' ').replace(WHO, ' ');
  const words = placedWords(sentence);
  if (!mentionsAll(question, words, context)) return null;
  if (question.kind.no && isStated(question.kind.no, 'no', sentence, words, question, context)) return 'no';
  if (!question.demands.every((demand) => DEMANDED[demand].test(sentence))) return null;
  if (SOME_OF.test(sentence)) return null;
  const pattern = context.isTitle && !context.isAhead ? question.kind.headline : question.kind.done;
  return isStated(pattern, 'yes', sentence, words, question, context) ? 'yes' : null;
}

/** The agent, and what the question says besides, are in the sentence, its headline, or what the story is about. */
function mentionsAll({ agent, theme }: Question, words: readonly PlacedWord[], context: SentenceContext) {
  const here = new Set(words.map(({ key }) => key));
  const isKnown = (key: string) => here.has(key) || context.title.has(key) || context.shared.has(key);
  const isNear = (key: string) => here.has(key) || context.title.has(key);
  const actor = agent.heads.at(-1);
  const isActor =
    actor === undefined || (isNear(actor) && agent.heads.filter(isNear).length * 2 >= agent.heads.length);
  return (
    isActor &&
    [...theme.rest, ...agent.rest].every(isKnown) &&
    theme.heads.every((key) => isKnown(key) || context.article.has(key))
  );
}

function isStated(
  pattern: RegExp,
  answer: Answer,
  sentence: string,
  words: readonly PlacedWord[],
  question: Question,
  context: SentenceContext,
): boolean {
  for (const match of sentence.matchAll(pattern)) {
    const [at, end] = [match.index, match.index + match[0].length];
    if (isUnreal(sentence, at, end, match[0], context)) continue;
    const place = { sentence, words, at, end, event: match[0], isTitle: context.isTitle };
    if (answer === 'no' ? isAround(question, place) : isAbout(question, place)) return true;
  }
  return false;
}

interface Place {
  sentence: string;
  words: readonly PlacedWord[];
  /** Where the words of the event begin and end. */
  at: number;
  end: number;
  event: string;
  isTitle: boolean;
}

function isUnreal(
  sentence: string,
  at: number,
  end: number,
  event: string,
  { year, isTitle }: SentenceContext,
): boolean {
  const clause =
    sentence
      .slice(0, at)
      .split(/[;:—–]/u)
      .at(-1) ?? '';
  const before = clause.trimEnd().split(/\s+/u).slice(-WORDS_BEFORE).join(' ');
  if (UNREAL.test(before) || (isTitle && (AIM.test(before) || OF_SOMEBODY.test(before)))) return true;
  if (/ing$/iu.test(event) && /(?:at|of|on|for|without|from|about|into|is|are|was|were)$/iu.test(before))
    return true;
  const after = sentence.slice(end, end + 70);
  const told = YEAR.exec(after)?.groups?.year;
  return LONG_AGO.test(after) || (told !== undefined && Number(told) < year);
}

/** A refusal of something, anywhere near it. */
function isAround({ theme }: Question, { sentence, words, at, end }: Place): boolean {
  if (theme.heads.length === 0) return true;
  const near = words.filter(
    (word) =>
      (word.end <= end && !/[;]/u.test(sentence.slice(word.end, at)) && at - word.end <= REACH_BEFORE) ||
      (word.at >= at && word.at - end <= REACH_BEFORE),
  );
  return hasTheme(theme, near, sentence);
}

function isAbout(question: Question, place: Place): boolean {
  const { theme, kind, asks, isOfSubject } = question;
  if (asks === 'who') return namesSomebody(question, place);
  if (kind.name === 'elected' && STAGE.test(place.sentence.slice(place.at))) return false;
  if (theme.heads.length === 0) return true;
  const before = wordsBefore(place);
  const after = wordsAfter(place);
  if (
    asks === 'many' &&
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(place.sentence)
  )
    return false;
  if (kind.about === 'subject' || isOfSubject)
    return (
      hasTheme(theme, before, place.sentence) ||
      (kind.about === 'either' && isActive(place) && hasTheme(theme, after, place.sentence))
    );
  const auxiliary = AUXILIARY.test(place.sentence.slice(0, place.at));
  const passive =
    (auxiliary || place.isTitle || BY_ITSELF.test(place.event)) && hasTheme(theme, before, place.sentence);
  return passive || (!auxiliary && hasTheme(theme, after, place.sentence));
}

function isActive({ sentence, at }: Place): boolean {
  return !AUXILIARY.test(sentence.slice(0, at));
}

/** The words before the event that belong to its clause. */
function wordsBefore({ sentence, words, at }: Place): PlacedWord[] {
  return words.filter(
    ({ at: from, end }) =>
      end <= at &&
      at - end <= REACH_BEFORE &&
      !STOP.test(sentence.slice(end, at)) &&
      !PART_OF.test(sentence.slice(0, from)) &&
      !IN_PLACE.test(sentence.slice(0, from)),
  );
}

function wordsAfter({ sentence, words, end }: Place): PlacedWord[] {
  return words.filter(
    ({ at }) =>
      at >= end &&
      at - end <= REACH_AFTER &&
      !STOP.test(sentence.slice(end, at)) &&
      !PREPOSITION.test(sentence.slice(end, at)) &&
      !PART_OF.test(sentence.slice(0, at)),
  );
}

/** The last of its words, and half of all. */
function hasTheme({ heads }: Phrase, words: readonly PlacedWord[], sentence: string): boolean {
  const last = heads.at(-1);
  if (last === undefined) return true;
  const keys = new Set(words.map(({ key }) => key));
  if (!keys.has(last) || heads.filter((key) => keys.has(key)).length * 2 < heads.length) return false;
  const given = heads.at(-2);
  return (
    given === undefined ||
    keys.has(given) ||
    !words.some((word) => word.key === last && isNamed(word, sentence))
  );
}

/** Whether a word follows a name: 'Jasper Quill' is not Rufus Quill. */
function isNamed({ at }: PlacedWord, sentence: string): boolean {
  return /\p{Lu}\p{Ll}+\s$/u.test(sentence.slice(0, at));
}

/** Somebody with a name does it ('A B won the cup'), or it is done to them ('A B was elected mayor'). */
function namesSomebody({ theme, kind }: Question, place: Place): boolean {
  if (kind.name === 'elected' && STAGE.test(place.sentence.slice(place.at))) return false;
  const own = new Set([...theme.heads, ...theme.rest]);
  const named = [...place.sentence.slice(0, place.at).matchAll(NAME)].some(
    ({ 0: name, index }) =>
      !STOP.test(place.sentence.slice(index + name.length, place.at)) &&
      placedWords(name).some(({ key }) => !own.has(key)),
  );
  return named && hasTheme(theme, wordsAfter(place), place.sentence);
}

/** Whether a text speaks of a kind of event as one to come. */
export function speaksAhead(text: string, { done, headline }: CompiledKind): boolean {
  return [done, headline].some((pattern) =>
    [...text.matchAll(pattern)].some(({ index }) =>
      /(?<![\p{L}])(?:will|to|would|due to|set to|may|can)(?: be)? $/iu.test(text.slice(0, index)),
    ),
  );
}
