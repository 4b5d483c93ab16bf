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

/** Whether a word, in the singular or plural, is a noun for what happens. */
export function isEventWord(key: string): boolean {
  return EVENTS.has(key) || EVENTS.has(key.replace(/s$/, ''));
}
