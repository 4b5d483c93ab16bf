import { baseForm } from '../../text/word-forms.js';

/** Verbs with a particle that mean what one word says: 'torn down', 'must come down' and 'demolished'. */
const MEANINGS: Readonly<Record<string, string>> = {
  ...down('demolish', 'tear pull knock'),
  ...down('reject', 'turn vote'),
  ...down('resign', 'step stand'),
  ...down('close', 'shut'),
  'come down': 'comedown',
  'call off': 'cancel',
  'put off': 'postpone',
  'set up': 'found',
  'blow up': 'explode',
  'give up': 'abandon',
  'take over': 'acquire',
  'hand over': 'deliver',
  'break out': 'escape',
  'find out': 'discover',
  'carry out': 'perform',
  'point out': 'state',
};
export const MEANINGS_OF_PHRASES: readonly string[] = [...new Set(Object.values(MEANINGS))];

/** The most words between a verb and its particle: 'tear the old houses down'. */
const MOST_BETWEEN = 3;

function down(meaning: string, verbs: string): Record<string, string> {
  return Object.fromEntries(verbs.split(' ').map((verb) => [`${verb} down`, meaning]));
}

/** The verbs with a particle in a row of words: the places of both, and the word that means the same. */
export function phrasalVerbs(
  words: readonly string[],
): { verb: number; particle: number; meaning: string }[] {
  const bases = words.map((word) => singular(baseForm(word.toLowerCase())));
  return bases.flatMap((base, verb) => {
    for (let particle = verb + 1; particle <= verb + 1 + MOST_BETWEEN; particle += 1) {
      const meaning = MEANINGS[`${base} ${words[particle]?.toLowerCase()}`];
      if (meaning !== undefined) return [{ verb, particle, meaning }];
    }
    return [];
  });
}

/** 'tears', 'pulled' and 'coming' */
function singular(word: string): string {
  return word.replace(/(?:s|ed|ing)$/u, '');
}
