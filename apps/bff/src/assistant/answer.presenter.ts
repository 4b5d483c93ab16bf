import type { AnsweredSentence, Citation } from '#contract/assistant';
import { type AnswerSentence, type Proof, provenText } from '#domain/assistant';
import type { StoredFieldsRow } from '#persistence/assistant';

export function presentSentence(
  { kind, text, proofs }: AnswerSentence,
  articles: ReadonlyMap<number, StoredFieldsRow>,
): AnsweredSentence {
  return {
    type: 'sentence',
    kind,
    text,
    citations: proofs.flatMap((proof) => presentCitation(proof, articles.get(proof.articleId))),
  };
}

function presentCitation(proof: Proof, row: StoredFieldsRow | undefined): Citation[] {
  const quote = provenText(proof, row);
  if (row === undefined || quote === null) return [];
  return [
    {
      articleId: row.id,
      slug: row.slug,
      title: row.title,
      source: row.source_name,
      publishedAt: row.published_at.toISOString(),
      field: proof.field,
      start: proof.start,
      end: proof.end,
      hash: proof.hash,
      quote,
    },
  ];
}
