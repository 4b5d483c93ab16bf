import { termsOfEach } from '../../../text/tokenise.js';

/** What a word of `WORDS` counts in a likeness, in place of 1. */
const SHARE = 0.4;

/** By ISO 639-1: the words that reports of all earthquakes share. */
const WORDS = {
  en: 'earthquake quake magnitude aftershock tremor temblor epicenter epicentre richter seismic',
  es: 'terremoto sismo seísmo temblor magnitud réplica epicentro richter sísmico',
  fr: 'séisme tremblement magnitude secousse réplique épicentre richter sismique',
  de: 'erdbeben beben magnitude nachbeben epizentrum richterskala',
  pt: 'terremoto terramoto sismo tremor magnitude réplica epicentro richter sísmico',
  it: 'terremoto sisma scossa magnitudo replica epicentro richter sismico',
};

const terms = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(termsOfEach(words, language).flat())]),
);

/**
 * What a term counts in a likeness: less for the words of earthquakes, 1 for others. Agencies report small earthquakes by the dozen
 * in the same words, so that only the place tells one from another.
 */
export function shareOfTerm(term: string, language: string): number {
  return terms.get(language)?.has(term) ? SHARE : 1;
}
