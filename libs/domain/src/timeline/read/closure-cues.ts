import { ENGLISH } from '#vocabulary';
import { FirstLook } from '../../text/first-look.js';
import { cuesOf } from '../languages/cues-of.js';
import type { FactCues } from '../languages/language-cues.js';
import { plain } from '../languages/words.js';
import type { ClosureKind } from './closure-kind.js';
import { COURT_KINDS } from './closure-kinds-courts.js';
import { EVENT_KINDS } from './closure-kinds-events.js';
import { PEOPLE_KINDS } from './closure-kinds-people.js';
import { POWER_KINDS } from './closure-kinds-power.js';
import { VERDICT_KINDS } from './closure-kinds-verdicts.js';
import { dottedWho } from './wording/dotted-who.js';

const MAX_READ = 300;
const READ_BEFORE = 48;

/** The kinds of stories with a known end. */
export const CLOSURE_KINDS: readonly ClosureKind[] = [
  ...COURT_KINDS,
  ...POWER_KINDS,
  ...PEOPLE_KINDS,
  ...EVENT_KINDS,
  ...VERDICT_KINDS,
];

const FITS_PRECHECK = new FirstLook(CLOSURE_KINDS.map(({ fits }) => fits));
const CUES_PRECHECK = new FirstLook(CLOSURE_KINDS.map(({ cue }) => cue));

/** Hopes, previews, doubts and denials before the cue. */
const NOT_YET =
  /\b(?:could|\w+n['’]t|may(?:be)?|we['’]ll|might|would|should|if|unless|whether|not|never|nearly|almost|close to|set to|due to|expect(?:s|ed) to|hop(?:es?|ing)|calls? (?:for|on)|demands?|wants?|seeks?|urge[sd]?|vows?|plans?|ahead of|before|until|how|why|what|when|whose|which|can|cannot|will|to be|being|yet|talks?|predict\w*|favou?rites?|poised|likely|must|won['’]t|refuses?|fails? to|bets?|picks?|odds|chances? of|says? (?:he|she|it) (?:is|was)|den(?:y|ies)|threatens?|asks?|push(?:es)? (?:for|to)|bids? (?:for|to)|wait\w*|still|once|near(?:s|ing)?|about to|ready to|race to|fight to|live(?: results| updates)?|a year|years? (?:after|ago|since)|anniversary|remember\w*)\b|\b(?:to|man|woman|men|women|people|person|someone|teen|officer|pastor|father|mother|(?:im)?migrants|inmates|prisoners|detainees|deportees|offenders|criminals|who(?: \S+){0,2})\s$|^who\b/i;
/** One of several: the story continues for the others. */
const PARTIAL =
  /\b(?:one|two|three|\d+|some|many|most|part|half|several|first|another) (?:of|out of)(?: the| \d+)?\b|\b(?:first|second|third|some|partly|partially|temporar\w+|for now|briefly|interim|provisional\w*|one) (?:\S+ ){0,2}$/i;
/** Words after the cue that limit or revoke it. */
const BUT =
  /^ out of \d|^ to (?:most|thousands|hundreds|some|many|half|nearly|parts?|\d)|^ (?:an? )?(?:initial|interim|provisional)\b|^.{0,60}\b(?:for now|temporar\w+|on hold|but\b.{0,40}\b(?:appeal|not|still)|in principle|pending|expected|next (?:week|month|year)|later|on bail|on bond|charges? (?:of|in)|appeals? against)\b/i;
/** In running text, a cue often refers to something long ago. */
const BACKGROUND =
  /\b(?:after|since|following|who|had|having|previously|earlier|last (?:year|month)|in (?:19|20)\d\d|years?)\b/i;

/** Words that show that an end was undone. */
const UNDONE =
  /\b(?:still missing|reinstat(?:e|es|ed)|reviv(?:e|es|ed)|(?:is|was|were) a (?:copy|fake|hoax)|resum(?:es?|ed|ing)|re-?open(?:s|ed|ing)? (?:\S+ ){0,2}(?:case|inquiry|investigation|probe|file|trial)|strikes? again|walk(?:s|ed)? out again|back on (?:strike|the run)|overturn(?:s|ed)|quash(?:es|ed)|retrial|mistrial|re-?arrested|flares? up|reignit\w+|re-?kindled|breaks? down|collapses|falls? apart|new (?:cases?|outbreak|inquiry|investigation|evidence|strike)|(?:grant(?:s|ed)|gets|wins|orders?) (?:\S+ ){0,2}new trial|returns? to court|appeals? against|contest(?:s|ed)?|challenges? (?:the )?(?:result|election|verdict|ruling)|recount|unravel\w*|reverses?|reversed|(?:strikes?|walkouts?|search|manhunt) (?:is |are )?back on|(?:workers|members|crews?|staff|drivers|pilots|nurses|doctors|teachers|miners|dockers|unions?) (?:\S+ )?(?:rejects?|rejected|votes? (?:down|against)|voted (?:down|against)|turns? down|turned down) (?:\S+ ){0,4}(?:deal|offer|agreement|contract|terms)|(?:pay|wage|labou?r|strike|tentative) (?:deal|agreement|offer) (?:is |was )?(?:fails|rejected|voted down|turned down))\b/i;

const ENGLISH_FACTS: FactCues = {
  notYet: NOT_YET,
  partial: PARTIAL,
  but: BUT,
  background: BACKGROUND,
  undone: UNDONE,
};

export type CuePlace = 'title' | 'lead';

const KINDS_OF = new Map<string, readonly ClosureKind[]>([[ENGLISH, CLOSURE_KINDS]]);

/** The kinds of stories whose end is read in a language, in the order of the English ones. */
export function closureKindsOf(language: string): readonly ClosureKind[] {
  const known = KINDS_OF.get(language);
  if (known) return known;
  const cues = cuesOf(language)?.endings ?? {};
  const kinds = CLOSURE_KINDS.flatMap((kind) => {
    const own = cues[kind.kind];
    return own ? [{ ...kind, ...own }] : [];
  });
  KINDS_OF.set(language, kinds);
  return kinds;
}

function factsOf(language: string): FactCues | null {
  return language === ENGLISH ? ENGLISH_FACTS : (cuesOf(language)?.facts ?? null);
}

/** Names of the kinds of stories that a headline fits. */
export function kindsFitted(title: string, language = ENGLISH): string[] {
  if (language !== ENGLISH) {
    const read = plain(title.slice(0, MAX_READ));
    return closureKindsOf(language)
      .filter(({ fits }) => fits.test(read))
      .map(({ kind }) => kind);
  }
  const may = FITS_PRECHECK.at(title);
  return CLOSURE_KINDS.filter(({ fits }, at) => (may & (1 << at)) !== 0 && fits.test(title)).map(
    ({ kind }) => kind,
  );
}

/** Names of the kinds whose end a headline or a first sentence reports, see `closureCue`. */
export function endsReported(text: string, place: CuePlace, language = ENGLISH): string[] {
  if (language !== ENGLISH) {
    const read = plain(text.slice(0, MAX_READ));
    return closureKindsOf(language)
      .filter((kind) => closureCue(read, kind, place, language) !== null)
      .map(({ kind }) => kind);
  }
  const may = CUES_PRECHECK.at(text.slice(0, MAX_READ));
  return CLOSURE_KINDS.filter(
    (kind, at) => (may & (1 << at)) !== 0 && closureCue(text, kind, place) !== null,
  ).map(({ kind }) => kind);
}

/**
 * The words in a headline or a first sentence that state the end of a story of this kind as a fact. Null if there are none,
 * or if they are a hope, a question, a preview, about a part only, or (in a first sentence) background.
 */
export function closureCue(
  text: string,
  kind: ClosureKind,
  place: CuePlace = 'title',
  language = ENGLISH,
): string | null {
  const stated = statedAsFact(text, kind.cue, language, kind.isUndoing);
  if (!stated) return null;
  return place === 'lead' && factsOf(language)?.background.test(stated.before) ? null : stated.words;
}

/**
 * The words that match in a headline or sentence, with those before them in their clause. Null if there are none, or if they
 * are a hope, a question, a preview, about a part only, or revoked.
 * @param isUndoing whether the matching words themselves may undo something
 */
export function statedAsFact(
  text: string,
  pattern: RegExp,
  language = ENGLISH,
  isUndoing = false,
): { words: string; before: string } | null {
  const facts = factsOf(language);
  const read = dottedWho(text.slice(0, MAX_READ));
  const match = pattern.exec(read);
  if (!facts || !match || /\?\s*$/.test(read)) return null;
  const before = clauseBefore(read, match.index);
  const after = read.slice(match.index + match[0].length);
  if (facts.notYet.test(before) || facts.partial.test(before) || facts.but.test(after)) return null;
  const rest = isUndoing ? `${read.slice(0, match.index)} ${after}` : read;
  if (facts.within?.test(match[0]) || facts.undone.test(rest)) return null;
  return { words: match[0], before };
}

/** Whether a headline says that an ended story continues. */
export function isUndone(title: string, language = ENGLISH): boolean {
  const read = title.slice(0, MAX_READ);
  return factsOf(language)?.undone.test(language === ENGLISH ? read : plain(read)) ?? false;
}

/** The words before the cue in its clause. */
function clauseBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - READ_BEFORE), index);
  return before.slice(
    Math.max(...[': ', '; ', ' – ', ' — ', '. '].map((mark) => before.lastIndexOf(mark) + 1)),
  );
}
