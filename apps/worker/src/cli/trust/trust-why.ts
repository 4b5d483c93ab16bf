import { explainFactor, labelOrigins, type TrustEvidence } from '#domain/trust';
import { MIN_TRUST_COVERAGE, TRUST_WEIGHTS } from '#domain/trust/factors';
import { type CaredSourceRow } from '#persistence/sources';
import {
  type ArticleAddressRow,
  addressesOf,
  assessmentHistory,
  type KeptAssessmentRow,
} from '#persistence/trust';
import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';
import type { Command } from '../run/command.js';
import { knownSource } from '../sources/known-source.js';

/** The most assessments that are shown. */
const HISTORY = 12;

const CAUSES: Record<KeptAssessmentRow['cause'], string> = {
  first: 'first assessment',
  evidence: 'new evidence',
  quarter: 'quarterly',
  operator: 'requested by an operator',
  changed: 'record of the source changed',
};

/** `trust why`: each factor with its evidence in words and examples, coverage, history and the origin of labels. */
export async function whyTrusted(
  command: Command,
  which: string,
  options: { json?: boolean },
): Promise<void> {
  const { db, terminal } = command;
  const source = await knownSource(command, which);
  const history = await assessmentHistory(db, source.id, HISTORY);
  const [newest] = history;
  const evidence = newest?.evidence ?? null;
  const examples = evidence ? await addressesOf(db, examplesOf(evidence)) : [];
  const origins = labelOrigins(source);
  if (options.json) return terminal.json({ source, labelOrigins: origins, history, examples });
  terminal.say(`Source ${source.id}: ${source.name} (${source.domain})`);
  if (source.disabledReason !== null) terminal.say(`Disabled: ${source.disabledReason}`);
  terminal.say(standing(newest));
  if (newest)
    for (const name of TRUST_FACTORS)
      for (const line of factorLines(name, newest, examples)) terminal.say(line);
  terminal.say('History, newest first:');
  for (const each of history) terminal.say(`  ${historyLine(each)}`);
  terminal.say('Origin of its labels:');
  for (const { label, origin } of origins) terminal.say(`  ${label} (${shownAs(source, label)}): ${origin}`);
}

function standing(newest: KeptAssessmentRow | undefined): string {
  if (!newest) return 'Not assessed yet: none of its articles has been placed, and no rating is known.';
  const coverage = `coverage ${percent(newest.coverage)}`;
  const when = `assessed ${newest.assessedAt.toISOString()} (${CAUSES[newest.cause]})`;
  if (newest.score === null)
    return `Not enough data for a score: ${coverage}, below ${percent(MIN_TRUST_COVERAGE)}; ${when}.`;
  return `Score ${newest.score.toFixed(1)} of 100; ${coverage}; ${when}.`;
}

function factorLines(
  name: TrustFactorName,
  { factors, evidence }: KeptAssessmentRow,
  examples: readonly ArticleAddressRow[],
): string[] {
  const factor = factors[name];
  const weight = `weight ${percent(TRUST_WEIGHTS[name])}`;
  const head = factor
    ? `${name}: ${factor.value.toFixed(1)} (${weight}, confidence ${factor.confidence.toFixed(2)}, n ${factor.n})`
    : `${name}: no data (${weight})`;
  if (!evidence) return [head];
  const shown = exampleLines(name, evidence, examples);
  return [head, ...explainFactor(name, evidence).map((sentence) => `  ${sentence}`), ...shown];
}

function exampleLines(
  name: TrustFactorName,
  { accuracy, content }: TrustEvidence,
  examples: readonly ArticleAddressRow[],
): string[] {
  const line = (kind: string, id: number) => {
    const found = examples.find((one) => one.id === id);
    return found ? [`  ${kind}: ${found.title}\n    ${found.url}`] : [];
  };
  if (name === 'content') return content.examples.flatMap(({ articleId, signal }) => line(signal, articleId));
  if (name !== 'accuracy') return [];
  return (['contradicted', 'confirmed', 'open'] as const).flatMap((verdict) =>
    accuracy.examples[verdict].flatMap((id) => line(verdict, id)),
  );
}

function examplesOf({ accuracy, content }: TrustEvidence): number[] {
  const { confirmed, contradicted, open } = accuracy.examples;
  return [...confirmed, ...contradicted, ...open, ...content.examples.map(({ articleId }) => articleId)];
}

function historyLine({ assessedAt, score, coverage, cause }: KeptAssessmentRow): string {
  const shown = score === null ? 'no score' : score.toFixed(1);
  return `${assessedAt.toISOString()}  ${shown}, coverage ${percent(coverage)}  ${CAUSES[cause]}`;
}

function shownAs(source: CaredSourceRow, label: string): string {
  const values: Record<string, string | null> = {
    Name: source.name,
    Address: source.url,
    Owner: source.owner,
    Country: source.country,
    Language: source.language,
    'Media type': source.mediaType,
    Category: source.category,
    Description: source.description,
    Bias: source.bias,
  };
  return values[label] ?? 'none';
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
