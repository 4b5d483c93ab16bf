import type { ReviewEntry } from '#contract/desk';
import { claimOfOther } from '#domain/desk';
import type { ReviewEntryRow } from '#persistence/desk';

const GONE = { title: 'A story that no longer exists', language: null };
const DELETED_REPORT = { title: 'A deleted report', language: null };

/** An entry as an editor sees it. `now` is system time. */
export function presentEntry(row: ReviewEntryRow, editorId: number, now: Date): ReviewEntry {
  const isMine = row.decided_by_id === editorId;
  return {
    id: row.id,
    kind: row.kind,
    rule: row.rule,
    ...titleOf(row),
    topicId: row.topic_id,
    followers: row.followers,
    origins: row.origins,
    state: row.state,
    version: row.version,
    isSkipped: row.skipped_at !== null,
    reason: row.reason,
    proposedAt: row.proposed_at.toISOString(),
    claimedBy: claimantOf(row, editorId, now),
    decided:
      row.decided_at === null || row.state === 'withdrawn'
        ? null
        : { name: row.decided_by, isYou: isMine, at: row.decided_at.toISOString() },
  };
}

function claimantOf(row: ReviewEntryRow, editorId: number, now: Date): ReviewEntry['claimedBy'] {
  const { claimed_by_id: claimedBy, claimed_until: claimedUntil, claimed_by: name } = row;
  if (name === null || claimedUntil === null || claimedUntil <= now) return null;
  return { name, isYou: claimOfOther({ claimedBy, claimedUntil }, editorId, now) === null };
}

/** The title, and its language if it is news in one language. */
function titleOf(row: ReviewEntryRow): Pick<ReviewEntry, 'title' | 'language'> {
  const { kind, topic_name, topic_language, other_name, other_language, milestone_title, report_subject } =
    row;
  const story = topic_name === null ? GONE : named(topic_name, topic_language);
  if (kind === 'report')
    return report_subject === null ? DELETED_REPORT : named(report_subject, topic_language);
  if (kind === 'milestone') return milestone_title === null ? story : named(milestone_title, topic_language);
  if (kind !== 'merge' || other_name === null) return story;
  return named(`${story.title} + ${other_name}`, story.language === other_language ? other_language : null);
}

const named = (title: string, language: string | null) => ({ title, language });
