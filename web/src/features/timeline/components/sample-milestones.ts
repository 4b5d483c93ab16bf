import { t } from '@lingui/core/macro';
import { SIGNIFICANT_IMPACT } from '#contract/site';
import { confirmationLevel, type Milestone } from '#contract/timeline';

const source = (id: number) => ({
  id,
  name: t`Example outlet ${id}`,
  /** No page. */
  slug: '',
  credibilityScore: null,
  trustRange: null,
});

function sample(
  id: number,
  title: string,
  description: string,
  day: number,
  impact: number,
  origins: number,
): Milestone {
  const at = new Date(Date.UTC(2000, 0, day, 9)).toISOString();
  return {
    id,
    /** No topic. */
    topicId: 0,
    title,
    description,
    firstSentence: description,
    date: at,
    dateFrom: 'published',
    createdAt: at,
    updatedAt: at,
    isSignificant: impact >= SIGNIFICANT_IMPACT,
    impactValue: impact,
    significance: impact >= SIGNIFICANT_IMPACT ? 'high' : 'low',
    imageUrl: null,
    sources: Array.from({ length: origins }, (_, index) => source(index + 1)),
    quotes: [],
    articleQuote: null,
    confirmationLevel: confirmationLevel(origins),
    originCount: origins,
    outletCount: origins,
    timeGap: 0,
    retracted: false,
    retraction: null,
    conflicts: [],
  };
}

/** Shown if the milestones cannot be fetched, below a line that says so. None can be mistaken for news. */
export function sampleMilestones(): readonly Milestone[] {
  return [
    sample(1, t`Example: a first report`, t`One outlet reports that something happened.`, 1, 3, 1),
    sample(
      2,
      t`Example: a second origin confirms it`,
      t`An outlet with another owner independently reports the same.`,
      2,
      4,
      2,
    ),
    sample(
      3,
      t`Example: a decision`,
      t`Something that changes the story, reported by four outlets.`,
      3,
      8,
      4,
    ),
    sample(4, t`Example: an update`, t`A detail that one outlet adds.`, 4, 2, 1),
  ];
}
