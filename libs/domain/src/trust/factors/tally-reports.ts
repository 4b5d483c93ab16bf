import { type AccuracyEvidence, CHECKS, type CheckCounts } from './accuracy-factor.js';
import { checkReport } from './check-report.js';
import { type OwnReport, TRUST_SAMPLE } from './trust-sample.js';
import type { Verdict } from './verdict.js';

const EXAMPLES = 5;
/** A report counts only if fewer origins than this came before: later ones merely follow. */
const EARLY = 2;

/** The accuracy evidence of one source from its own reports, newest first. Only one report per milestone counts. */
export function tallyReports(reports: readonly OwnReport[]): AccuracyEvidence {
  const evidence = noReports();
  const seen = new Set<number>();
  for (const report of reports.slice(0, TRUST_SAMPLE.reports)) {
    if (report.originsBefore >= EARLY || seen.has(report.milestoneId)) continue;
    seen.add(report.milestoneId);
    evidence.reports += 1;
    count(evidence, report);
  }
  return evidence;
}

function count(evidence: AccuracyEvidence, report: OwnReport): void {
  const verdicts = checkReport(report);
  const found = new Set<Verdict>();
  for (const check of CHECKS) {
    const verdict = verdicts[check];
    if (verdict === undefined) continue;
    found.add(verdict);
    if (verdict !== 'corrected') evidence.checks[check][verdict] += 1;
  }
  if (found.has('corrected')) evidence.corrected += 1;
  const shown = (['contradicted', 'confirmed', 'open'] as const).find((verdict) => found.has(verdict));
  if (shown && evidence.examples[shown].length < EXAMPLES) evidence.examples[shown].push(report.articleId);
}

function noReports(): AccuracyEvidence {
  const none = (): CheckCounts => ({ confirmed: 0, contradicted: 0, open: 0 });
  return {
    reports: 0,
    checks: { milestone: none(), number: none(), name: none(), date: none() },
    corrected: 0,
    examples: { confirmed: [], contradicted: [], open: [] },
  };
}
