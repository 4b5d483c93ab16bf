import type { LanguageCues } from '../language-cues.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';

export const SPANISH: LanguageCues = {
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
    months: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    yesterday: 'ayer|anoche',
    today: 'hoy|esta (?:mañana|tarde|noche)',
    tomorrow: 'mañana',
    of: 'de',
  },
};
