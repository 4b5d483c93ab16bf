import { dayLabel } from '../news-clock/time-labels.js';
import type { NextStep } from './announced-step.js';

/** 'Moved from 3 May 2031 and 9 May 2031'; null unless the step was moved. */
export function movedSentence({ movedFrom }: Pick<NextStep, 'movedFrom'>): string | null {
  if (movedFrom.length === 0) return null;
  return `Moved from ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(movedFrom.map(dayLabel))}`;
}
