import { baseForm } from '../../text/word-forms.js';
import { PACKED_VERBS } from '../words/data/packed-like-words.js';

let verbs: ReadonlySet<string> | null = null;

const HELPS =
  '(?:is|was|are|were|be|been|being|has|have|had|will|would|can|could|may|might|must|should|did|does|do)';
const HELPING = new RegExp(`^${HELPS}$`, 'u');
const SUPPORT = /\b(?:will|would|can|could|may|might|must|should|did|does|do)\b(.*)$/u;
const PASSIVE = /\b(?:is|was|are|were|been|be|has|have|had)\b(.*)$/u;
/** 'Who is the chair of the bank?' asks for what somebody is. */
const OFFICE = new RegExp(`\\bwho (?:${HELPS} )+(?:the|a|an|its|their|his|her)\\b (.*)$`, 'u');
/** A word after one of these is no verb. */
const NOT_BEFORE_VERB =
  /^(?:the|a|an|of|in|on|at|for|from|by|with|its|his|her|their|this|that|these|many|much|which|what)$/u;
const ENDS_PHRASE =
  /^(?:of|in|on|at|for|from|by|with|who|that|which|when|after|before|during|to|aboard|near|behind|under|over|against|between|inside|outside)$/u;
/** Verbs that say too little to be looked for. */
const EMPTY =
  /^(?:have|be|do|get|go|come|take|make|give|happen|become|know|say|tell|think|want|need|use|keep|put|set|let|call|name|mean|begin|start|run|find|again|now|ever|yet|already|together|still|soon|next|today|here|there|away|back|up|down|out|over|off)$/u;

/** The words without which a sentence does not answer the question: its main verb, or the office that it asks about. */
export function keyWords(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  const text = words.join(' ');
  const office = OFFICE.exec(text)?.[1];
  if (office !== undefined) return phraseOf(office.split(' ')).slice(-1);
  return [subjectVerb(words) ?? countedVerb(words) ?? supportedVerb(text) ?? participle(text)].flatMap(
    (verb) => (verb === null || EMPTY.test(baseForm(verb)) ? [] : [verb]),
  );
}

function phraseOf(words: readonly string[]): string[] {
  const end = words.findIndex((word) => ENDS_PHRASE.test(word));
  return words.slice(0, end === -1 ? words.length : end);
}

/** 'Who pays for it?', 'How many candidates stood for election?' */
function subjectVerb(words: readonly string[]): string | null {
  const [first = '', ...rest] = words;
  if (first !== 'who') return null;
  const verb = rest.find((word) => !HELPING.test(word) && !/^(?:not|also|first|still|now)$/u.test(word));
  return verb === undefined || NOT_BEFORE_VERB.test(verb) ? null : verb;
}

/** 'How many candidates stood for election?' */
function countedVerb(words: readonly string[]): string | null {
  if (words[0] !== 'how' || !/^(?:many|much)$/u.test(words[1] ?? '')) return null;
  const rest = words.slice(3, 6);
  if (rest.some((word) => HELPING.test(word))) return null;
  return rest.find(isPastForm) ?? null;
}

/** Whether a word is a past tense by its ending or a known irregular form. */
export function isPastForm(word: string): boolean {
  return /[^e]ed$/u.test(word) || (baseForm(word) !== word && !/(?:s|er|or|ion|ment|ing)$/u.test(word));
}

export function isVerb(word: string): boolean {
  verbs ??= new Set(PACKED_VERBS.split(' '));
  return verbs.has(word);
}

/** The last base form after 'did', 'will' and the like. */
function supportedVerb(text: string): string | null {
  const after = SUPPORT.exec(text)?.[1]?.trim().split(' ') ?? [];
  const found = after.filter((word, at) => isVerb(word) && !NOT_BEFORE_VERB.test(after[at - 1] ?? ''));
  const last = after.at(-1) ?? '';
  const isLastVerb = after.length > 1 && !NOT_BEFORE_VERB.test(after.at(-2) ?? '');
  return found[0] ?? (isLastVerb && !HELPING.test(last) ? last : null);
}

/** 'When was the silo built?' */
function participle(text: string): string | null {
  const after = PASSIVE.exec(text)?.[1]?.trim().split(' ') ?? [];
  const last = after.at(-1) ?? '';
  return after.length > 1 && isPastForm(last) ? last : null;
}
