import { ENGLISH } from '#vocabulary';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { LADDERS, ladderOf, stepOf } from './ladders/ladder-of.js';
import { OTHER_LADDER } from './ladders/ladder-other.js';
import type { LadderStep, StoryLadder } from './ladders/story-ladder.js';
import type { StatusDecision } from './topic-status.js';

const REPORTED = 10;
const CONFIRMED = 30;
const DECIDED = 75;
/** Only an end that is sure but for the silence after it. */
const CONCLUDED = 95;
/** An end is confirmed if so many independent origins report it. */
const CONFIRMING_ORIGINS = 2;

export interface CompletionEstimate {
  /** 0–100; 100 only when resolved. */
  percent: number;
  /** 'reported', 'confirmed', a step of the story's kind, 'decided' or 'concluded'. */
  stage: string;
  /** One sentence for readers. */
  reason: string;
}

const RESOLVED = 'Complete: the story is resolved.';
const REPORTED_STAGE = estimate(REPORTED, 'reported', 'only one origin has reported each development');
const CONFIRMED_STAGE = estimate(CONFIRMED, 'confirmed', 'two or more independent origins confirm it');

type Reported = Pick<MilestoneDraft, 'title' | 'confirmationLevel' | 'retractedAt'>;
type Status = Pick<StatusDecision, 'status' | 'proposal'>;

/**
 * How far a story has come on the ladder of its kind: reported → confirmed → the steps of the kind → concluded. A step
 * counts if the title of a confirmed milestone reports it. A story is concluded if two origins reported an end that fits its
 * kind, nobody announced a continuation, and it is no longer developing. It is 100 only when resolved.
 */
export function estimateCompletion(
  milestones: readonly Reported[],
  status: Status,
  language = ENGLISH,
): CompletionEstimate {
  if (status.status === 'resolved') return { percent: 100, stage: 'concluded', reason: RESOLVED };
  const standing = milestones.filter(({ retractedAt }) => retractedAt === null);
  // Most stories are reported by one origin, whatever their ladder.
  if (!standing.some(isConfirmed) && !isEndReported(status)) return REPORTED_STAGE;
  const ladder = ladderOf(
    standing.map(({ title }) => title),
    language,
  );
  const open = stageOf(standing, ladder, language);
  const end = reportedEnd(status, ladder);
  return end && end.percent > open.percent ? end : open;
}

function stageOf(standing: readonly Reported[], ladder: StoryLadder, language: string): CompletionEstimate {
  const confirmed = standing.filter(isConfirmed);
  const last = confirmed
    .map(({ title }) => stepOf(ladder, title, language))
    .filter((step) => step !== null)
    .toSorted((a, b) => a.percent - b.percent)
    .at(-1);
  if (last) return onLadder(last, ladder);
  return confirmed.length > 0 ? CONFIRMED_STAGE : REPORTED_STAGE;
}

function isConfirmed({ confirmationLevel }: Reported): boolean {
  return confirmationLevel !== 'single';
}

function isEndReported({ proposal }: Status): boolean {
  return proposal !== null && proposal.origins >= CONFIRMING_ORIGINS;
}

function onLadder({ name, percent }: LadderStep, { kind, cap }: StoryLadder): CompletionEstimate {
  if (kind === '') return estimate(percent, name, WORDS[name] ?? 'a confirmed milestone reports it');
  const reason = `Stage '${name}' of ${kind}: a confirmed milestone reports it.`;
  const capped = ` ${upperFirst(kind)} stays at ${cap}% at most until its end is reported.`;
  return { percent, stage: name, reason: percent === cap ? reason + capped : reason };
}

const WORDS: Record<string, string> = {
  responded: 'a confirmed milestone reports a response',
  decided: 'a confirmed milestone reports a decision',
};

/** The stage of a story whose end two origins report; null if fewer do. */
function reportedEnd({ status, proposal }: Status, ladder: StoryLadder): CompletionEstimate | null {
  if (!proposal || proposal.origins < CONFIRMING_ORIGINS) return null;
  const decided = (but: string) =>
    estimate(Math.min(DECIDED, ladder.cap), 'decided', anEnd(proposal.origins, but));
  if (ladder.endsWith && !ladder.endsWith.includes(proposal.kind)) return decided(notConcluding(ladder));
  if (proposal.isContested) return decided(NOT_FINAL);
  if (status === 'developing') return decided(STILL_MOVING);
  return estimate(CONCLUDED, 'concluded', anEnd(proposal.origins, NOT_RESOLVED));
}

const NOT_FINAL = 'it is not final';
const STILL_MOVING = 'new developments were reported recently';
const NOT_RESOLVED = 'the story is not resolved yet';
const notConcluding = ({ kind }: StoryLadder) => `not one that concludes ${kind}`;

const anEnd = (origins: number | string, but: string) =>
  `${origins} independent origins report an end, but ${but}`;

/** Every reason that an estimate can have. Translations need them. `{0}` is the number of origins. */
export function completionReasons(): string[] {
  const ladders = [...LADDERS, OTHER_LADDER];
  const ends = [
    ...LADDERS.filter(({ endsWith }) => endsWith !== null).map(notConcluding),
    NOT_FINAL,
    STILL_MOVING,
  ].map((but) => estimate(DECIDED, 'decided', anEnd('{0}', but)));
  const stages = ladders.flatMap((ladder) => ladder.steps.map((step) => onLadder(step, ladder)));
  const concluded = estimate(CONCLUDED, 'concluded', anEnd('{0}', NOT_RESOLVED));
  return [
    RESOLVED,
    ...[REPORTED_STAGE, CONFIRMED_STAGE, ...stages, ...ends, concluded].map(({ reason }) => reason),
  ];
}

function estimate(percent: number, stage: string, because: string): CompletionEstimate {
  return { percent, stage, reason: `Stage '${stage}': ${because}.` };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
