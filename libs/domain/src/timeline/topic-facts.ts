import type { ConfirmationLevel, MilestoneDraft } from './milestone-draft.js';
import type { MilestoneBefore, TopicTelling } from './tell-topic.js';
import type { TopicStatus } from './topic-status.js';

export type FactKind =
  | 'created'
  | 'milestone_added'
  | 'level_raised'
  | 'milestone_retracted'
  | 'status_changed';

/** Something new about a topic that followers may want to hear once. */
export interface TopicFact {
  kind: FactKind;
  /** The same fact has the same key whenever it is found. */
  factKey: string;
  milestoneId: number | null;
  payload: Record<string, unknown>;
  /** News time. */
  at: Date;
}

const RANK: Record<ConfirmationLevel, number> = { single: 1, multiple: 2, verified: 3 };

/** What a telling adds to what was known: compared with what is stored, not with what was told. */
export function topicFacts(
  telling: TopicTelling,
  before: { status: TopicStatus; milestones: readonly MilestoneBefore[] } | null,
  inserted: ReadonlyMap<MilestoneDraft, number>,
  now: Date,
): TopicFact[] {
  const stored = new Map((before?.milestones ?? []).map((each) => [each.id, each]));
  const facts: TopicFact[] = [];
  if (before === null) {
    facts.push({
      kind: 'created',
      factKey: 'created',
      milestoneId: null,
      payload: {},
      at: telling.firstReportedAt,
    });
  }
  for (const [draft, id] of inserted) {
    facts.push(fact('milestone_added', 'milestone', id, draft, draft.openedAt), ...raised(draft, id, 1));
  }
  for (const [id, draft] of telling.milestones.update) {
    const known = stored.get(id);
    facts.push(...raised(draft, id, known?.originCount ?? 1));
    if (draft.retractedAt && !known?.isRetracted)
      facts.push(fact('milestone_retracted', 'retracted', id, draft, draft.retractedAt));
  }
  const { status, reason, articleIds } = telling.status;
  if (before !== null && status !== before.status) {
    const payload = { from: before.status, to: status, reason, articleIds };
    facts.push({
      kind: 'status_changed',
      factKey: `status:${status}:${now.toISOString()}`,
      milestoneId: null,
      payload,
      at: now,
    });
  }
  return facts;
}

/** A level reached for the first time; a milestone that is retracted rises no more. */
function raised(draft: MilestoneDraft, id: number, origins: number): TopicFact[] {
  if (draft.retractedAt) return [];
  const levels = (['multiple', 'verified'] as const).filter(
    (level) => RANK[level] > Math.min(3, origins) && RANK[level] <= RANK[draft.confirmationLevel],
  );
  return levels.map((level) => ({
    ...fact('level_raised', `level:${level}`, id, draft, draft.levelReachedAt[level] ?? draft.openedAt),
    payload: { level, origins: draft.originKeys.length },
  }));
}

function fact(kind: FactKind, key: string, milestoneId: number, draft: MilestoneDraft, at: Date): TopicFact {
  const payload = { significant: draft.isSignificant, level: draft.confirmationLevel };
  return { kind, factKey: `${key}:${milestoneId}`, milestoneId, payload, at };
}
