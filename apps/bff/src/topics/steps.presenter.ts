import type { AnnouncedStep, NextStep } from '#contract/timeline';
import { stepState } from '#domain/timeline/steps';
import type { AnnouncedStepRow } from '#persistence/timeline';

export function presentNextStep(row: AnnouncedStepRow): NextStep & Pick<AnnouncedStep, 'cited'> {
  return {
    text: row.text,
    date: row.day,
    precision: row.precision,
    articleIds: row.article_ids,
    cited: { slug: row.article_slug, source: row.source_name },
    movedFrom: row.moved_from,
  };
}

/** A step that an editor set. */
export function presentSetStep({ text, date }: { text: string; date: string }): NextStep {
  return { text, date, precision: 'day', articleIds: [], cited: null, movedFrom: [] };
}

/** `today` is YYYY-MM-DD. */
export function presentStep(row: AnnouncedStepRow, today: string): AnnouncedStep {
  return {
    ...presentNextStep(row),
    id: row.id,
    state: stateOf(row, today),
    milestoneId: row.met_milestone_id,
    calledOffText: row.called_off_text,
  };
}

export function stateOf(row: AnnouncedStepRow, today: string): AnnouncedStep['state'] {
  const { day, precision, met_milestone_id: met, called_off_text: off } = row;
  return stepState({ day, precision, isMet: met !== null, isCalledOff: off !== null }, today);
}
