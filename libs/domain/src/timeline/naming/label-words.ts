/** The weight of the rarest terms, see `termWeight`. */
export const RAREST = 10.5;
/** Words that a label may have inside, but not at an edge. */
export const INNER = new Set('of the and de la du des del der di do da y et und von van'.split(' '));
/** Words that name no matter, and so never end or begin a label. */
export const GENERIC = new Set(
  (
    'news report reports update updates video photo photos live watch day days week weeks month months year years time times ' +
    'people man men woman women death deaths family families official officials source sources statement story case part plan ' +
    'move call calls day first second third last latest new big major top key more most million billion trillion percent ' +
    'president former leader minister prime mr mrs ms dr sir judge lawyer attorney senator sen gov rep secretary general chief star killed dead found ' +
    'says said say guilty amid after before over ahead early late next home way back end start set against near between hundreds ' +
    'everyone everything someone something nobody nothing thousands dozens massive crushing latest one hundreds off under within without across along inside outside despite'
  ).split(' '),
);
/** They stand for nobody without the name that follows them. */
export const TITLES = new Set('gov rep sen mr mrs ms dr dept'.split(' '));
/** They begin a clause, so no label contains them. */
export const RELATIVE = /^(?:who|whose|whom|which|what|where|why|how)$/;
/** Headlines use these as verbs. */
export const VERBS = new Set(
  (
    'sues gives suspends launches restarts fires hits kills wins loses faces seeks plans backs bans blocks calls cuts ends fails ' +
    'heads holds joins keeps leads leaves loses makes meets moves opens orders pays posts rules runs sends shows signs stops ' +
    'takes talks tells tests turns urges vows votes wants warns works suspects'
  ).split(' '),
);
/** Nouns for what happens. */
const EVENTS = new Set(
  (
    'election byelection by-election primary runoff run-off referendum vote ballot race campaign debate nomination hearing resignation ' +
    'impeachment shutdown budget reform treaty summit talks negotiations visit trip coup succession reshuffle merger takeover acquisition ' +
    'deal sale auction buyout bankruptcy layoffs strike walkout lockout bailout boycott tariff sanctions ban embargo recall shortage ' +
    'construction demolition renovation expansion closure reopening launch rollout trial retrial lawsuit probe inquiry inquest investigation indictment verdict sentencing appeal ' +
    'settlement charges arrest conviction execution pardon extradition complaint testimony ruling attack bombing shooting stabbing killing ' +
    'murder assassination massacre siege raid invasion offensive airstrike bombardment blockade ceasefire truce hostage kidnapping ' +
    'abduction disappearance search manhunt standoff mutiny heist theft vandalism robbery burglary fraud scam hack hacking breach leak plot ' +
    'hoax crash collision collapse derailment sinking explosion blast fire wildfire blaze flood flooding earthquake quake tsunami eruption ' +
    'storm hurricane typhoon cyclone tornado tornadoes drought heatwave landslide avalanche outbreak epidemic contamination evacuation ' +
    'rescue spill outage blackout death divorce wedding engagement birth funeral retirement departure exit return firing sacking ouster ' +
    'hiring trade transfer injury suspension dispute row protest rally march riot unrest crackdown deportation final semifinal playoff ' +
    'tournament championship draft premiere remake reunion interview mission landing spacewalk threat apology remarks primaries'
  ).split(' '),
);
/** Events in which the person named before them competes. */
export const CONTESTS = new Set(
  (
    'election byelection by-election primary runoff run-off referendum race debate finals semifinal semifinals playoffs tournament ' +
    'championship'
  ).split(' '),
);
/** Verbs of those who compete, with their rival's name behind. */
export const CONTENDS =
  /^(?:w[io]ns?|los(?:es?|t)|beats?|beaten|defeat(?:s|ed)?|ousts?|ousted|leads?|led|trails?|trailed|conced(?:es?|ed)|faces?|faced|meets?|met|challeng(?:es?|ed)|joins?|joined|tops?|topped|upsets?|edges?|edged|runs?|ran)$/;
/** Verbs of those who want somebody else to win a contest, or speak of it. */
export const BACKS =
  /^(?:back(?:s|ed|ing)?|endors(?:es?|ed|ing)|support(?:s|ed|ing)?|favou?r(?:s|ed)?|boost(?:s|ed)?|prais(?:es?|ed)|congratulat(?:es?|ed)|picks?|urges?|tells?|says?|attacks?|blasts?|slams?|mocks?|predicts?|watch(?:es)?)$/;
/** After a name they say that somebody did it, which no court may have found. */
const CRIMES = new Set(
  (
    'misconduct assault abuse harassment rape molestation murder manslaughter fraud scam theft robbery burglary corruption bribery ' +
    'embezzlement perjury treason plagiarism doping'
  ).split(' '),
);
/** More crimes, and those who commit them. Said of a name, they accuse somebody. */
const ACCUSATIONS = new Set(
  (
    'crime bribe kickback laundering evasion extortion blackmail trafficking smuggling espionage terrorism genocide arson stalking grooming ' +
    'stabbing kidnapping abduction heist vandalism robberies burglaries felony felonies cover-up racism antisemitism killer murderer rapist attacker ' +
    'shooter gunman stabber predator paedophile pedophile molester abuser stalker arsonist thief thieves robber burglar fraudster scammer ' +
    'conman criminal terrorist extremist trafficker smuggler spy spies traitor racist culprit perpetrator suspect defendant victim accuser'
  ).split(' '),
);
/** Prepositions between an event and whom or what it belongs to. */
export const LINK = /^(?:of|at|on|in|over|against|with|near|between|for|to)$/;

/** Whether a word, in the singular or plural, says after a name that somebody committed a crime. */
export function isCrime(key: string): boolean {
  return CRIMES.has(key) || CRIMES.has(key.replace(/s$/, ''));
}

/** Whether a word, or a part of it, accuses somebody if it stands beside a name, or makes a victim of them. */
export function isAccusation(key: string): boolean {
  return [key, ...key.split('-')].some(
    (part) => isCrime(part) || ACCUSATIONS.has(part) || ACCUSATIONS.has(part.replace(/s$/, '')),
  );
}

/** Whether a word, in the singular or plural, is a noun for what happens. */
export function isEventWord(key: string): boolean {
  return EVENTS.has(key) || EVENTS.has(key.replace(/s$/, ''));
}

/** Where the noun is that a phrase is about: at its end, or before a preposition. */
export function headOf(keys: readonly string[]): number {
  const link = keys.findIndex((key) => LINK.test(key));
  return link > 0 ? link - 1 : keys.length - 1;
}

/** Whether the noun that a phrase is about is something that happens. */
export function tellsEvent(keys: readonly string[]): boolean {
  return isEventWord(keys[headOf(keys)] ?? '');
}
