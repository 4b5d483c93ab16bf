import { type ConfirmationLevel, isEndOrReopening, type NotifiedFactKind } from '#vocabulary';
import type { MilestoneDraft } from './milestones/milestone-draft.js';
import type { RebuiltTopic, TopicBefore } from './rebuild-topic.js';

/** Something new about a topic that followers may receive once. */
export interface TopicFact {
  kind: NotifiedFactKind;
  /** Stable: the same fact always has the same key. */
  factKey: string;
  milestoneId: number | null;
  payload: Record<string, unknown>;
  /** News time. */
  at: Date;
}

const RANK: Record<ConfirmationLevel, number> = { single: 1, multiple: 2, verified: 3 };

/** The facts that a rebuild adds to the stored topic. */
export function topicFacts(
  rebuilt: RebuiltTopic,
  before: Pick<TopicBefore, 'status' | 'isStatusLocked' | 'milestones'> | null,
  inserted: ReadonlyMap<MilestoneDraft, number>,
  now: Date,
): TopicFact[] {
  const stored = new Map((before?.milestones ?? []).map((each) => [each.id, each]));
  const facts: TopicFact[] = [];
  for (const [draft, id] of inserted) {
    facts.push(fact('milestone_added', 'milestone', id, draft, draft.openedAt));
    facts.push(...raised(draft, id, 1), ...retracted(draft, id));
  }
  for (const [id, draft] of rebuilt.milestones.update) {
    const known = stored.get(id);
    facts.push(...raised(draft, id, known?.originCount ?? 1));
    if (!known?.isRetracted) facts.push(...retracted(draft, id));
  }
  return [...facts, ...statusChange(rebuilt, before, now)];
}

/**
 * The story was resolved or reopened. A new topic that is already resolved counts as a change; pace alone (developing,
 * ongoing) does not. A status set by an editor does not change.
 */
function statusChange(
  { status: { status, reason, articleIds } }: RebuiltTopic,
  before: Pick<TopicBefore, 'status' | 'isStatusLocked'> | null,
  now: Date,
): TopicFact[] {
  const from = before?.status ?? null;
  if (before?.isStatusLocked || !isEndOrReopening(from, status)) return [];
  const factKey = `status:${status}:${now.toISOString()}`;
  const payload = { from, to: status, reason, articleIds };
  return [{ kind: 'status_changed', factKey, milestoneId: null, payload, at: now }];
}

function retracted(draft: MilestoneDraft, id: number): TopicFact[] {
  return draft.retractedAt ? [fact('milestone_retracted', 'retracted', id, draft, draft.retractedAt)] : [];
}

/** The levels reached for the first time. The level of a retracted milestone does not rise. */
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

function fact(
  kind: NotifiedFactKind,
  key: string,
  milestoneId: number,
  draft: MilestoneDraft,
  at: Date,
): TopicFact {
  const payload = { significant: draft.isSignificant, level: draft.confirmationLevel };
  return { kind, factKey: `${key}:${milestoneId}`, milestoneId, payload, at };
}
