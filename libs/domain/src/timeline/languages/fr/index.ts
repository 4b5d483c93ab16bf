import type { LanguageCues } from '../language-cues.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';

export const FRENCH: LanguageCues = {
  facts: FACTS,
  endings: ENDINGS,
  after: AFTER,
  stances: STANCES,
  withdrawals: WITHDRAWALS,
  titles: TITLES,
  ladders: LADDERS,
  numbers: NUMBERS,
  quotes: QUOTES,
  days: {
    months: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    yesterday: 'hier',
    today: "aujourd'hui|ce (?:matin|soir)|cette nuit",
    tomorrow: 'demain',
    of: '',
  },
};
