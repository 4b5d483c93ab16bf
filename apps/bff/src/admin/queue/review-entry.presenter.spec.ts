import { expect, it } from '@jest/globals';
import type { ReviewEntryRow } from '#persistence/desk';
import { presentEntry } from './review-entry.presenter.js';

const AT = new Date('2031-03-04T12:00:00Z');
const ROW = {
  ...{ id: 1, kind: 'merge', rule: 'near_duplicate', topic_id: 1, other_id: 2, state: 'open', version: 1 },
  ...{ topic_name: 'De haven', topic_language: 'nl', other_name: null, other_language: null },
  ...{ milestone_title: null, report_subject: null, followers: 0, origins: 1, reason: '', proposed_at: AT },
  ...{ skipped_at: null, claimed_by_id: null, claimed_until: null, claimed_by: null },
  ...{ decided_by_id: null, decided_at: null, decided_by: null },
} as unknown as ReviewEntryRow;

it.each<[Partial<ReviewEntryRow>, string, string | null]>([
  [{ kind: 'split' }, 'De haven', 'nl'],
  [{ kind: 'split', topic_name: null, topic_language: null }, 'A story that no longer exists', null],
  [{ kind: 'milestone', milestone_title: 'Haven dicht' }, 'Haven dicht', 'nl'],
  [{ kind: 'report', report_subject: 'De haven' }, 'De haven', 'nl'],
  [{ kind: 'report' }, 'A deleted report', null],
  [{ other_name: 'Het dok', other_language: 'nl' }, 'De haven + Het dok', 'nl'],
  [{ other_name: 'The dock', other_language: 'en' }, 'De haven + The dock', null],
  [
    { topic_name: null, topic_language: null, other_name: 'Het dok', other_language: 'nl' },
    'A story that no longer exists + Het dok',
    null,
  ],
])('says in which language a title is (%#)', (given, title, language) => {
  expect(presentEntry({ ...ROW, ...given }, 3, AT)).toMatchObject({ title, language });
});
