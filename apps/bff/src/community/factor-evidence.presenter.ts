import type { TrustEvidenceItem, TrustFactorName } from '#contract/reading';
import type { TrustEvidence } from '#domain/trust';
import { type ChecklistItem, type ContentSignal, editorialChecklist } from '#domain/trust/factors';
import type { SourcePageRow } from '#persistence/reading';
import type { EvidenceArticleRow } from '#persistence/trust';

/** Lin et al. 2023. The directory holds their common component of expert ratings (pc1). */
const RATINGS_URL = 'https://doi.org/10.1093/pnasnexus/pgad286';
const WIKIPEDIA_URL = 'https://en.wikipedia.org/wiki/Wikipedia:Reliable_sources/Perennial_sources';
const GOOD_RATING = 0.6;

export interface EvidenceParts {
  source: Pick<SourcePageRow, 'pc1' | 'pc1_observed' | 'wikipedia_status'>;
  /** Null if none was stored. */
  evidence: TrustEvidence | null;
  articles: ReadonlyMap<number, EvidenceArticleRow>;
}

/** Examples of what a factor counted, the strongest first. */
export function presentEvidence(factor: TrustFactorName, parts: EvidenceParts): TrustEvidenceItem[] {
  return EVIDENCE_OF[factor](parts);
}

const EVIDENCE_OF: Record<TrustFactorName, (parts: EvidenceParts) => TrustEvidenceItem[]> = {
  accuracy: ({ evidence, articles }) => {
    if (evidence === null) return [];
    const { contradicted, confirmed, open } = evidence.accuracy.examples;
    const of = (ids: number[], present: (row: EvidenceArticleRow) => TrustEvidenceItem) =>
      ids.flatMap((id) => articles.get(id) ?? []).map(present);
    return [
      ...of(contradicted, presentContradicted),
      ...of(confirmed, presentConfirmed),
      ...of(open, presentOpen),
    ];
  },
  editorial: ({ evidence }) =>
    evidence === null || evidence.editorial.articles === 0
      ? []
      : editorialChecklist(evidence.editorial)
          .map(presentDisclosure)
          .sort((one, other) => other.speaks.localeCompare(one.speaks)),
  content: ({ evidence, articles }) =>
    (evidence?.content.examples ?? []).flatMap(({ articleId, signal }) => {
      const row = articles.get(articleId);
      const finding = SIGNALS[signal];
      if (row === undefined || finding === undefined) return [];
      return [
        {
          speaks: 'against' as const,
          finding,
          text: row.title,
          language: row.language,
          link: { kind: 'article' as const, slug: row.slug },
        },
      ];
    }),
  external: ({ source }) => [...presentRatings(source), ...presentWikipedia(source)],
  reader: ({ evidence }) => {
    const reader = evidence?.reader;
    if (reader === undefined || reader.feedChecks === 0) return [];
    const answered = reader.feedChecks - reader.feedFailures;
    const percent = Math.round((100 * answered) / reader.feedChecks);
    const finding = `${answered} of ${reader.feedChecks} feed requests succeeded (${percent}%)`;
    return [{ speaks: percent >= 95 ? 'for' : 'against', finding, text: '', language: null, link: null }];
  },
};

function presentContradicted(row: EvidenceArticleRow): TrustEvidenceItem {
  const finding = row.was_retracted ? 'Retracted' : 'Contradicted by other origins';
  return { ...presentReport(row), speaks: 'against', finding };
}

function presentConfirmed(row: EvidenceArticleRow): TrustEvidenceItem {
  const others = row.origin_count - 1;
  const finding = others > 1 ? `Confirmed by ${others} other origins` : 'Confirmed by another origin';
  return { ...presentReport(row), speaks: 'for', finding };
}

function presentOpen(row: EvidenceArticleRow): TrustEvidenceItem {
  return { ...presentReport(row), speaks: 'open', finding: 'Not reported by other origins yet' };
}

function presentReport(row: EvidenceArticleRow): Pick<TrustEvidenceItem, 'text' | 'language' | 'link'> {
  const { title: text, language, milestone_id: id, topic_slug: topic } = row;
  if (id === null || topic === null) return { text, language, link: { kind: 'article', slug: row.slug } };
  return { text, language, link: { kind: 'milestone', topic, id } };
}

/** What the feeds and the directory may disclose. */
const DISCLOSURES: Record<ChecklistItem['name'], string> = {
  owner: 'who owns it',
  bylines: 'who wrote its articles',
  dates: 'when they were published',
  changes: 'when they were changed',
  labels: 'what is opinion or sponsored',
  corrections: 'what was corrected',
  sections: 'which section they belong to',
  desk: 'who edits it, or how to contact it',
  rights: 'who owns the texts',
};

function presentDisclosure({ name, met }: ChecklistItem): TrustEvidenceItem {
  const isShown = met >= 0.5;
  return {
    speaks: isShown ? 'for' : 'against',
    finding: isShown ? 'Disclosed' : 'Not disclosed',
    text: DISCLOSURES[name],
    language: null,
    link: null,
  };
}

/** Headline signals that lower the score. */
const SIGNALS: Partial<Record<ContentSignal, string>> = {
  clickbait: 'Reads like clickbait',
  loaded: 'Loaded words',
  question: 'Asks a question instead of reporting',
  shouting: 'Exclamation marks or words in capitals',
  opinion: 'Opinion',
};

function presentRatings({ pc1, pc1_observed: raters }: EvidenceParts['source']): TrustEvidenceItem[] {
  if (pc1 === null || raters <= 0) return [];
  return [
    {
      speaks: pc1 >= GOOD_RATING ? 'for' : 'against',
      finding: `Expert ratings: ${Math.round(100 * pc1)} of 100`,
      text: `${raters} rating ${raters === 1 ? 'set' : 'sets'}, combined by Lin et al. (2023)`,
      language: null,
      link: { kind: 'site', url: RATINGS_URL },
    },
  ];
}

const STATUSES = {
  'generally-reliable': ['for', 'generally reliable'],
  'no-consensus': ['open', 'no consensus'],
  'generally-unreliable': ['against', 'generally unreliable'],
  deprecated: ['against', 'deprecated'],
} as const;

function presentWikipedia({ wikipedia_status: status }: EvidenceParts['source']): TrustEvidenceItem[] {
  if (status === null) return [];
  const [speaks, words] = STATUSES[status];
  return [
    {
      speaks,
      finding: `Wikipedia editors: ${words}`,
      text: 'Perennial sources list',
      language: null,
      link: { kind: 'site', url: WIKIPEDIA_URL },
    },
  ];
}
