import type { LanguageCues } from '../language-cues.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';

export const PORTUGUESE: LanguageCues = {
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
    months: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    weekdays: 'domingo segunda terça quarta quinta sexta sábado'.split(' '),
    yesterday: 'ontem',
    today: 'hoje|esta (?:manhã|tarde|noite)',
    tomorrow: 'amanhã',
    of: 'de',
  },
};
