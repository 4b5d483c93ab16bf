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
 * What stands behind a factor, in plain English sentences with numbers; for a factor without data the one sentence that
 * says what is missing.
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
  if (reports === 0) return ['No report of its own that others could have confirmed yet.'];
  const details = CHECKS.filter((check) => check !== 'milestone').flatMap((check) => {
    const { confirmed: same, contradicted: other } = checks[check];
    if (same + other === 0) return [];
    const against = other > 0 ? `, ${other} contradicted` : '';
    return [`${counted(same + other, `checked ${check}`)}: ${same} confirmed${against}`];
  });
  return [
    `Of ${counted(reports, 'checkable report')} ${confirmed} ${confirmed === 1 ? 'was' : 'were'} later confirmed by independent origins, ${contradicted} withdrawn, ${open} ${open === 1 ? 'is' : 'are'} open.`,
    ...(details.length > 0 ? [`${details.join('; ')}.`] : []),
    ...(corrected > 0 ? [`${counted(corrected, 'own correction')}, not held against it.`] : []),
    'What nobody else reported stays open and counts neither way.',
  ];
}

const QUESTIONS: Record<ReturnType<typeof editorialChecklist>[number]['name'], string> = {
  dates: 'publication dates',
  bylines: 'bylines',
  changes: 'dates of change',
  sections: 'sections',
  desk: 'an editor or a contact',
  rights: 'rights',
  owner: 'an owner',
  labels: 'labelled opinion',
  corrections: 'visible corrections',
};

function explainEditorial(evidence: EditorialEvidence): string[] {
  if (evidence.articles === 0) return ['No feed of it has been read yet.'];
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
  clickbait: 'written like clickbait',
  loaded: 'with loaded words',
  question: 'ask or promise to explain',
  shouting: 'shout',
  opinion: 'opinion',
  attribution: 'say who said it',
  quotation: 'quote',
  agreement: 'headline words that the lead takes up',
};

function explainContent({ headlines, days, rates }: ContentEvidence): string[] {
  if (headlines === 0) return ['No English headlines of its own yet; other languages are not judged.'];
  const shares = (...signals: ContentSignal[]) =>
    signals.map((signal) => `${percent(rates[signal])} ${SHOWN[signal]}`).join(', ');
  return [
    `${counted(headlines, 'own English headline')} of ${counted(days, 'day')}.`,
    `Speaks against it: ${shares('clickbait', 'loaded', 'question', 'shouting', 'opinion')}.`,
    `Speaks for it: ${shares('attribution', 'quotation', 'agreement')}.`,
  ];
}

const STATUS: Record<NonNullable<ExternalEvidence['wikipediaStatus']>, string> = {
  'generally-reliable': 'generally reliable',
  'no-consensus': 'without consensus',
  'generally-unreliable': 'generally unreliable',
  deprecated: 'deprecated',
};

function explainExternal({ pc1, pc1Observed, wikipediaStatus }: ExternalEvidence): string[] {
  const rated = pc1 !== null && pc1Observed > 0;
  if (!rated && wikipediaStatus === null) return ['No public rating has looked at it.'];
  return [
    ...(rated
      ? [
          `${counted(pc1Observed, 'public rating set')} rated it: together ${Math.round(100 * pc1)} of 100 (Lin et al. 2023).`,
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
      ? 'No counted vote of a reader yet.'
      : `${votesUp} of ${counted(votes, 'counted vote')} ${votesUp === 1 ? 'trusts' : 'trust'} it.`,
    ...(votesWaiting > 0
      ? [`${counted(votesWaiting, 'vote')} not counted yet: of new or unconfirmed accounts, or too fresh.`]
      : []),
    ...(feedChecks > 0
      ? [`${feedChecks - feedFailures} of ${counted(feedChecks, 'visit')} to its feeds worked.`]
      : []),
    ...(feeds > 0
      ? [
          `${feedsFresh} of ${counted(feeds, 'feed')} ${feedsFresh === 1 ? 'brings' : 'bring'} news in its rhythm.`,
        ]
      : []),
  ];
}
