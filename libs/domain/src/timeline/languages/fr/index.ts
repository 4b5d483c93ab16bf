import type { LanguageCues } from '../language-cues.js';
import { DAYS } from './days.js';
import { AFTER, ENDINGS, FACTS } from './endings.js';
import { LADDERS } from './ladders.js';
import { NUMBERS } from './numbers.js';
import { QUOTES } from './quotes.js';
import { RARER_ENDINGS } from './rarer-endings.js';
import { RARER_LADDERS } from './rarer-ladders.js';
import { STANCES, TITLES, WITHDRAWALS } from './stances.js';
import { STEPS } from './steps.js';
import { VERDICT_ENDINGS } from './verdict-endings.js';

export const FRENCH: LanguageCues = {
  facts: FACTS,
  endings: { ...ENDINGS, ...RARER_ENDINGS, ...VERDICT_ENDINGS },
  after: AFTER,
  stances: STANCES,
  withdrawals: WITHDRAWALS,
  titles: TITLES,
  ladders: { ...LADDERS, ...RARER_LADDERS },
  numbers: NUMBERS,
  quotes: QUOTES,
  days: DAYS,
  steps: STEPS,
};
