import { z } from 'zod';

const count = z.int().min(0);
const ids = z.array(z.int().positive());

/** What the source page reads of an assessment's evidence; what an older or newer worker wrote otherwise is left out. */
const Accuracy = z.object({ examples: z.object({ confirmed: ids, contradicted: ids, open: ids }) });
const Editorial = z.object({ disclosures: z.array(z.string()), isOwnerNamed: z.boolean() });
const Content = z.object({
  examples: z.array(z.object({ articleId: z.int().positive(), signal: z.string() })),
});
const ReaderEvidence = z.object({ votesUp: count, votesDown: count, feedChecks: count, feedFailures: count });

export interface StoredEvidence {
  accuracy: z.infer<typeof Accuracy> | null;
  editorial: z.infer<typeof Editorial> | null;
  content: z.infer<typeof Content> | null;
  reader: z.infer<typeof ReaderEvidence> | null;
}

export function readStoredEvidence(stored: Record<string, unknown> | null): StoredEvidence {
  return {
    accuracy: Accuracy.safeParse(stored?.accuracy).data ?? null,
    editorial: Editorial.safeParse(stored?.editorial).data ?? null,
    content: Content.safeParse(stored?.content).data ?? null,
    reader: ReaderEvidence.safeParse(stored?.reader).data ?? null,
  };
}

const EXAMPLES = 5;

/** The articles that it names, a few of each kind. */
export function articlesNamedBy({ accuracy, content }: StoredEvidence): number[] {
  const { contradicted = [], confirmed = [], open = [] } = accuracy?.examples ?? {};
  const striking = content?.examples.map(({ articleId }) => articleId) ?? [];
  return [contradicted, confirmed, open, striking].flatMap((ids) => ids.slice(0, EXAMPLES));
}
