import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import type { StatusDecision } from './topic-status.js';

export type Stage = 'reported' | 'confirmed' | 'responded' | 'decided' | 'concluded';

const PERCENT: Record<Stage, number> = {
  reported: 10,
  confirmed: 30,
  responded: 50,
  decided: 75,
  concluded: 95,
};
const RESPONDED =
  /\b(?:respond\w*|react\w*|condemn\w*|denie[sd]|vows?|pledge\w*|promis\w+|apologi[sz]e[sd]?|investigat\w+|probe|inquiry|arrest\w*|charge[ds]|sue[sd]?|appeal\w*|evacuat\w+|deploy\w*|sends?|aid|relief|urge[sd]?|call(?:s|ed) for|demand\w*|protest\w*|hearing|testif\w+|talks|negotiat\w+|rescue\w*|warns?)\b/i;
const DECIDED =
  /\b(?:approve[sd]?|reject(?:s|ed)?|rul(?:es|ed|ing)|verdict|agree[sd]?|agreement|deal reached|passe[sd]|votes? to|signs?|signed|orders?|ordered|bans?|banned|resign(?:s|ed)|fired|sacked|convict\w*|sentenc\w*|elected|wins?|settle[sd]?|block(?:s|ed)|adopt(?:s|ed)|confirm(?:s|ed) as|appoint(?:s|ed)|names?)\b/i;

export interface CompletionEstimate {
  /** 0–100; 100 only when resolved. */
  percent: number;
  stage: Stage;
  /** One sentence for readers. */
  reason: string;
  anchorArticleId: number | null;
}

type Told = Pick<MilestoneDraft, 'title' | 'confirmationLevel' | 'anchorArticleId' | 'retractedAt'>;

/**
 * How far a story has come on the ladder reported → confirmed → responded → decided → concluded (decision 34). It is
 * concluded when two origins told its end, and 100 only when the silence after that resolved it.
 */
export function estimateCompletion(
  milestones: readonly Told[],
  { status, articleIds, proposal }: Pick<StatusDecision, 'status' | 'articleIds' | 'proposal'>,
): CompletionEstimate {
  if (status === 'resolved') {
    const reason = 'Complete: the story is resolved.';
    return { percent: 100, stage: 'concluded', reason, anchorArticleId: articleIds[0] ?? null };
  }
  if (proposal && proposal.origins >= 2) {
    const because = `${proposal.origins} independent origins report an end, which is not yet followed by silence`;
    return estimate('concluded', because, proposal.articleIds[0]);
  }
  const standing = milestones.filter(({ retractedAt }) => retractedAt === null);
  const told = standing.filter(({ confirmationLevel }) => confirmationLevel !== 'single');
  const decided = told.find(({ title }) => DECIDED.test(title));
  if (decided)
    return estimate('decided', 'a confirmed milestone reports a decision', decided.anchorArticleId);
  const responded = told.find(({ title }) => RESPONDED.test(title));
  if (responded)
    return estimate('responded', 'a confirmed milestone reports a response', responded.anchorArticleId);
  if (told[0])
    return estimate('confirmed', 'two or more independent origins confirm it', told[0].anchorArticleId);
  return estimate('reported', 'only one origin has reported each development', standing[0]?.anchorArticleId);
}

function estimate(stage: Stage, because: string, anchor: number | undefined): CompletionEstimate {
  return {
    percent: PERCENT[stage],
    stage,
    reason: `Stage '${stage}': ${because}.`,
    anchorArticleId: anchor ?? null,
  };
}
