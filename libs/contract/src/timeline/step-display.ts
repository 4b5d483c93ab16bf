import { dayLabel } from '../news-clock/time-labels.js';
import type { AnnouncedStep, NextStep } from './announced-step.js';

type Dated = Pick<NextStep, 'date' | 'precision'>;

/** '14 September 2031', 'Week of 8 September 2031'. */
export function stepDay({ date, precision }: Dated): string {
  return precision === 'week' ? `Week of ${dayLabel(date)}` : dayLabel(date);
}

/** 'Moved from 3 May 2031 and 9 May 2031'; null unless the step was moved. */
export function movedSentence({ movedFrom }: Pick<NextStep, 'movedFrom'>): string | null {
  return movedFrom.length === 0 ? null : `Moved from ${movedFrom.map(dayLabel).join(' and ')}`;
}

/** What became of a step: 'Announced for 14 September 2031: no report yet (late)'. */
export function stepOutcome(step: Dated & Pick<AnnouncedStep, 'state'>): string {
  const announced = `Announced for ${lowerFirst(stepDay(step))}`;
  switch (step.state) {
    case 'pending':
      return `${announced}: still to come`;
    case 'met':
      return `${announced}: reported`;
    case 'late':
      return `${announced}: no report yet (late)`;
    case 'silent':
      return `${announced}: no report found (silent)`;
    case 'called_off':
      return `${announced}: called off`;
  }
}

const lowerFirst = (label: string) => (label.startsWith('Week') ? `the w${label.slice(1)}` : label);
