import type { TrustFactorName } from '#vocabulary';
import type { TrustEvidence } from './assess-trust.js';
import { type AccuracyEvidence, CHECKS } from './factors/accuracy-factor.js';
import type { ContentEvidence, ContentSignal } from './factors/content-factor.js';
import type { EditorialEvidence } from './factors/editorial-factor.js';
import { editorialChecklist } from './factors/editorial-factor.js';
import type { ExternalEvidence } from './factors/external-factor.js';
import type { ReaderEvidence } from './factors/reader-factor.js';
import { counted, listed, percent } from './in-numbers.js';

/**
 * Explains a factor in plain English sentences with numbers. A factor without data gets one sentence that says what is
 * missing.
 */
export function explainFactor(factor: TrustFactorName, evidence: TrustEvidence): string[] {
  switch (factor) {
    case 'accuracy':
      return explainAccuracy(evidence.accuracy);
    case 'editorial':
      return explainEditorial(evidence.editorial);
    case 'content':
      return explainContent(evidence.content);
    case 'external':
      return explainExternal(evidence.external);
    case 'reader':
      return explainReader(evidence.reader);
  }
}

function explainAccuracy({ reports, checks, corrected }: AccuracyEvidence): string[] {
  const { confirmed, contradicted, open } = checks.milestone;
  if (reports === 0) return ['It has no original reports that other sources could confirm yet.'];
  const details = CHECKS.filter((check) => check !== 'milestone').flatMap((check) => {
    const { confirmed: same, contradicted: other } = checks[check];
    if (same + other === 0) return [];
    const against = other > 0 ? `, ${other} contradicted` : '';
    return [`${counted(same + other, `checked ${check}`)}: ${same} confirmed${against}`];
  });
  return [
    `Of ${counted(reports, 'checkable report')}, ${confirmed} ${were(confirmed)} later confirmed by independent origins, ${contradicted} ${were(contradicted)} retracted and ${open} ${open === 1 ? 'is' : 'are'} still open.`,
    ...(details.length > 0 ? [`${details.join('; ')}.`] : []),
    ...(corrected > 0
      ? [
          `${counted(corrected, 'correction')} of its own, which ${corrected === 1 ? 'does' : 'do'} not count against it.`,
        ]
      : []),
    'Reports that no other source confirmed stay open and do not affect the score.',
  ];
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}

const QUESTIONS: Record<ReturnType<typeof editorialChecklist>[number]['name'], string> = {
  dates: 'publication dates',
  bylines: 'bylines',
  changes: 'update dates',
  sections: 'sections',
  desk: 'an editor or a contact',
  rights: 'rights',
  owner: 'an owner',
  labels: 'labelled opinion',
  corrections: 'visible corrections',
};

function explainEditorial(evidence: EditorialEvidence): string[] {
  if (evidence.articles === 0) return ['None of its feeds has been read yet.'];
  const items = editorialChecklist(evidence);
  const met = items.filter((item) => item.met >= 0.5).map(({ name }) => QUESTIONS[name]);
  const missing = items.filter((item) => item.met < 0.5).map(({ name }) => QUESTIONS[name]);
  return [
    `${met.length} of ${counted(items.length, 'disclosure')} found in ${counted(evidence.articles, 'article')} and the directory.`,
    ...(met.length > 0 ? [`Shown: ${listed(met)}.`] : []),
    ...(missing.length > 0 ? [`Not shown: ${listed(missing)}.`] : []),
  ];
}

const SHOWN: Record<ContentSignal, string> = {
  clickbait: 'in clickbait style',
  loaded: 'with loaded words',
  question: 'that ask or promise to explain',
  shouting: 'with capitals or exclamation marks',
  opinion: 'opinion',
  attribution: 'that name who said it',
  quotation: 'with quotations',
  agreement: 'of headline words repeated in the lead',
};

function explainContent({ headlines, days, rates }: ContentEvidence): string[] {
  if (headlines === 0)
    return ['No original English headlines yet. Headlines in other languages are not assessed.'];
  const shares = (...signals: ContentSignal[]) =>
    signals.map((signal) => `${percent(rates[signal])} ${SHOWN[signal]}`).join(', ');
  return [
    `${counted(headlines, 'original English headline')} from ${counted(days, 'day')}.`,
    `Counts against it: ${shares('clickbait', 'loaded', 'question', 'shouting', 'opinion')}.`,
    `Counts in its favour: ${shares('attribution', 'quotation', 'agreement')}.`,
  ];
}

const STATUS: Record<NonNullable<ExternalEvidence['wikipediaStatus']>, string> = {
  'generally-reliable': 'generally reliable',
  'no-consensus': 'having no consensus',
  'generally-unreliable': 'generally unreliable',
  deprecated: 'deprecated',
};

function explainExternal({ pc1, pc1Observed, wikipediaStatus }: ExternalEvidence): string[] {
  const rated = pc1 !== null && pc1Observed > 0;
  if (!rated && wikipediaStatus === null) return ['No public rating covers it.'];
  return [
    ...(rated
      ? [
          `${counted(pc1Observed, 'public rating set')} rated it; the combined rating is ${Math.round(100 * pc1)} of 100 (Lin et al. 2023).`,
        ]
      : []),
    ...(wikipediaStatus
      ? [`Wikipedia's editors list it as ${STATUS[wikipediaStatus]} (perennial sources, CC BY-SA).`]
      : []),
  ];
}

function explainReader(evidence: ReaderEvidence): string[] {
  const { votesUp, votesDown, votesWaiting, feedChecks, feedFailures, feeds, feedsFresh } = evidence;
  const votes = votesUp + votesDown;
  return [
    votes === 0
      ? 'No reader votes have been counted yet.'
      : `${votesUp} of ${counted(votes, 'counted vote')} ${votesUp === 1 ? 'is' : 'are'} positive.`,
    ...(votesWaiting > 0
      ? [`${counted(votesWaiting, 'vote')} not counted yet: too recent, or from new or unconfirmed accounts.`]
      : []),
    ...(feedChecks > 0
      ? [`${feedChecks - feedFailures} of ${counted(feedChecks, 'visit')} to its feeds succeeded.`]
      : []),
    ...(feeds > 0
      ? [
          `${feedsFresh} of ${counted(feeds, 'feed')} ${feedsFresh === 1 ? 'publishes at its' : 'publish at their'} usual rate.`,
        ]
      : []),
  ];
}
