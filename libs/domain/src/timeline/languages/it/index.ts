import type { LanguageCues } from '../language-cues.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';

export const ITALIAN: LanguageCues = {
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
    months: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' '),
    yesterday: 'ieri|ieri sera',
    today: 'oggi|stamattina|stasera',
    tomorrow: 'domani',
    of: '',
  },
};
