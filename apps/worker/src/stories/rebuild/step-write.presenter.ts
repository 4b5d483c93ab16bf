import type { AnnouncedStep, StoredStep } from '#domain/timeline/steps';
import type { AnnouncedStepWrite, StepForRebuildRow } from '#persistence/timeline';
import type { NumberedTopic } from './rebuild-stages.js';

/** The steps of a rebuilt topic. Milestones that meet them are named by their anchors. */
export function stepWrites({ id, rebuilt, before, milestones }: NumberedTopic): AnnouncedStepWrite[] {
  const idOf = new Map((before?.milestones ?? []).map((each) => [each.anchorArticleId, each.id]));
  for (const [milestoneId, draft] of milestones) idOf.set(draft.anchorArticleId, milestoneId);
  return rebuilt.steps.map((step) => stepWrite(id, step, idOf));
}

function stepWrite(
  topicId: number,
  step: AnnouncedStep,
  milestoneOf: ReadonlyMap<number, number>,
): AnnouncedStepWrite {
  return {
    topic_id: topicId,
    anchor_article_id: step.anchorArticleId,
    day: step.day,
    precision: step.precision,
    text: step.text,
    article_ids: step.articleIds,
    announced_at: step.announcedAt,
    moved_from: step.movedFrom,
    met_milestone_id: step.metAnchorId === null ? null : (milestoneOf.get(step.metAnchorId) ?? null),
    called_off_by_id: step.calledOff?.articleId ?? null,
    called_off_text: step.calledOff?.text ?? null,
  };
}

/** A stored step for a rebuild that does not read its articles. */
export function storedStep(row: StepForRebuildRow): StoredStep {
  const { called_off_by_id: articleId, called_off_text: text } = row;
  return {
    anchorArticleId: row.anchor_article_id,
    originKey: row.origin_key,
    day: row.day,
    precision: row.precision,
    text: row.text,
    articleIds: row.article_ids,
    announcedAt: row.announced_at,
    movedFrom: row.moved_from,
    metAnchorId: row.met_anchor_id,
    calledOff: articleId === null || text === null ? null : { articleId, text },
  };
}
