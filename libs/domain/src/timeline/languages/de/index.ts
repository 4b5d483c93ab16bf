import type { LanguageCues } from '../language-cues.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';

export const GERMAN: LanguageCues = {
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
    months: 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' '),
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag'.split(' '),
    yesterday: 'gestern',
    today: 'heute',
    tomorrow: 'morgen',
    of: '',
  },
};
