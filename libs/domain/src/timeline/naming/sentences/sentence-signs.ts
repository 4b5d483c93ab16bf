import { isSpeech } from '../../read/wording/is-speech.js';
import { subjectOf } from './finite-verb.js';

/** Something that was still to come when the report was written. */
const AHEAD =
  /\b(?:will|would|could|may|might|must|(?:is|are|was|were) (?:set|expected|due|preparing|poised|scheduled|projected|favou?red|slated|tipped|floated|about|holding|considering|likely|ready|to) |names floated|on track to|not (?:\w+ ){0,4}yet|(?:are|is) vying|ahead of|approach(?:es|ing)|looms?|looming|nears?|upcoming|plans? to|aims? to|hopes? to|looks? to|seeks? to|wants? to|vows? to|threaten(?:s|ed)? to|as voters|polls?|days before|in the coming|soon|the latest|urg(?:es?|ing)|awaits?|deadline)\b/i;
/** Of which week, a page cannot say: 'The storm will land on Friday'. */
const FORECAST = /\bwill\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** A state that lasts only until the next report. */
const CHANGING =
  /\b(?:is|are|['’]s|['’]re) (?:\p{Ll}+ly |also |now |still )?\p{Ll}+ing\b|\b(?:remains?|continues?|under ?way|still|now|currently|missing(?!.*\b(?:found|rescued|recovered|located)\b)|awaits?|searching|reportedly|(?:media|outlets|reuters|cnn|bbc) reports?)\b/iu;
/** A state that a later report may have ended. */
const PERFECT = /\b(?:has|have) (?:\p{Ll}+ly |also |now )?(?:been )?\p{Ll}+(?:ed|en|ne|un|ld|nt|t)\b/u;
/** It says that there is news, an opinion or a mood, and not what happened. */
const TEASER =
  /^(?:why|how|what|when|where|who|whether|inside|meet|could|can|is|are|does|did|more(?! than\b)|sources|new (?:details|questions))\b|\b(?:(?:more|new|further|offers?|chilling|troubling) (?:new )?details|are emerging|talks? about|speaking out|spoke out|speaks out|open(?:s|ed|ing)? up|(?:broke|breaks?|breaking) (?:\w+ )?silence|poke[sd]? fun|weigh(?:s|ed) in|takes? aim|took aim|found a way to|mentioned|greatest|pales in comparison|in a nutshell|raises? questions|sparks?|sparked|everything (?:we|to) know|what (?:we|to) know|viral|stumble|showdown|feud|drama|turned over a new leaf|has respon\w+|could be seen|responded to|reacted to|reacts|holding most of the cards|speculation|social media users|fans|critics say|the fate of|took the stand|all eyes|cool heads|(?:rules?|ruled|decides?|weighs?|considers?) (?:on )?whether|was open about|(?:released|issued) (?:\w+ ){0,2}statement|nicknamed|may be|appears? to|seems?|not appear|confirmed to The|told (?:The|Page)|made the announcement|trumpet\w*|has (?:reconstructed|learned|obtained)|shook the world|rocked|questions)\b/i;
/** Words of an outlet's opinion, taste or campaign, and dashes that add an aside. */
const JUDGING =
  /\b(?:explosive|extraordinary|embattled|scandal\S*|regime|groom(?:er|ing)s?|far-(?:left|right)|socialist Sen|Democrat (?:Rep|Sen|senate|nominee|party|governor|candidate|mayor)\w*|bros?\b|frat bro|trump(?:y|ian)|radical|extremist|fixer-turned\S*|\w+-turned-\w+|ruthless|sudden and tragic|tragic(?:ally)?|beloved|adorable|heartwarming|damning|controversial|notorious|so-called|bizarre|bungled|remarkable|finally|\w+-ified|subterfuge|thug\w*|fittingly|ironically|unsurprisingly|apparently|stump(?:s|ing)?|feeding frenzy|liberal media|household name)\b|—|--|\s[–-]\s/i;
/** It leans on a sentence before it. */
const LEANS =
  /^(?:\S+ ){1,4}also\b|^the (?:last|previous|only other)\b|\bissued the \w+|^(?:The )?(?:\S+ ){0,4}(?:committee|court|department|office|agency|police|government|administration|company|university)\b(?:(?! (?:against|of|into|by|for|that) ).)*\b(?:he|she)\b/i;
/** The same word twice, such as 'the the' or 'between the between'. */
const DOUBLED = /\b(\p{L}{2,})\s+(?:(?:the|a|an)\s+)?\1\b/iu;
/** It says how things are, not what happened. */
const PRESENT = /\b(?:is|are|has|have|do|does)\b/i;
/** Counts that grow from report to report. */
const TOLL =
  /\b(?:kill\w*|dead|deaths?|died|injured|wounded|missing|homeless|displaced|cases|infected|destroyed)\b/i;
const NAME =
  /(?<!\p{L})(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{L}*/u;

/** Whether a sentence describes something that is, or was, still ahead. */
export function isAhead(text: string): boolean {
  return AHEAD.test(text);
}

/** Whether a sentence expects something for a weekday. */
export function isForecast(text: string): boolean {
  return FORECAST.test(text);
}

/** Whether a sentence counts people who died, were hurt or lost their homes. */
export function hasToll(text: string): boolean {
  return TOLL.test(text) && /\p{N}/u.test(text);
}

/** Whether a sentence tells something going on, which is no longer true when the story has moved on. */
export function isChanging(text: string): boolean {
  return CHANGING.test(text);
}

/** Whether a sentence tells a result that may have been overtaken. */
export function isPerfect(text: string): boolean {
  return PERFECT.test(text);
}

/** Whether a sentence tells what once happened, and not a state that a later report may have ended. */
export function isSettled(text: string): boolean {
  const isOpen = PRESENT.test(text) || isPerfect(text) || isChanging(text) || isAhead(text);
  return !isOpen && !isSpeech(text) && !hasToll(text);
}

/** Whether a sentence teases, judges or was never proofread, instead of telling what happened. */
export function saysLittle(text: string): boolean {
  return [TEASER, JUDGING].some((mark) => mark.test(text)) || needsOthers(text);
}

/** Whether a sentence leans on one before it, or was never proofread. */
export function needsOthers(text: string): boolean {
  return LEANS.test(text) || DOUBLED.test(text);
}

/** Whether a definite subject is one that the sentence itself names: 'The dam above Orvale broke', not 'The dam broke'. */
export function namesItsSubject(text: string): boolean {
  if (!/^(?:the|his|her|its|their|former|senior|top|after|days after|as|in)\b/i.test(text)) return true;
  const subject = subjectOf(text);
  return subject !== null && NAME.test(subject.slice(subject.indexOf(' ') + 1));
}
