import { isClosing } from './closure-cues.js';
import type { MilestoneDraft } from './milestone-draft.js';
import type { TopicStatus } from './topic-status.js';

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

/** How far a story has come on the ladder reported → confirmed → responded → decided → concluded (decision 34). */
export function estimateCompletion(milestones: readonly Told[], status: TopicStatus): CompletionEstimate {
  const standing = milestones.filter(({ retractedAt }) => retractedAt === null);
  const told = standing.filter(({ confirmationLevel }) => confirmationLevel !== 'single');
  const steps: [Stage, Told | undefined, string][] = [
    ['concluded', told.find(({ title }) => isClosing(title)), 'a confirmed milestone reports an end'],
    ['decided', told.find(({ title }) => DECIDED.test(title)), 'a confirmed milestone reports a decision'],
    [
      'responded',
      told.find(({ title }) => RESPONDED.test(title)),
      'a confirmed milestone reports a response',
    ],
    ['confirmed', told[0], 'two or more independent origins confirm it'],
  ];
  const reached = steps.find(([, milestone]) => milestone !== undefined);
  const stage = reached?.[0] ?? 'reported';
  const because = reached?.[2] ?? 'only one origin has reported each development';
  return {
    percent: status === 'resolved' ? 100 : PERCENT[stage],
    stage,
    reason: status === 'resolved' ? 'Complete: the story is resolved.' : `Stage '${stage}': ${because}.`,
    anchorArticleId: reached?.[1]?.anchorArticleId ?? standing[0]?.anchorArticleId ?? null,
  };
}
