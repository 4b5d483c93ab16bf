import { z } from 'zod';
import { type TrustEvidence } from '#domain/trust';
import { CHECKS, CONTENT_SIGNALS, DISCLOSURES } from '#domain/trust/factors';
import { WIKIPEDIA_STATUSES } from '#vocabulary';

const count = z.int().min(0);
const weighed = z.number().min(0);
const ids = z.array(z.int().positive());
const checked = z.object({ confirmed: count, contradicted: count, open: count });

const Stored: z.ZodType<TrustEvidence> = z.object({
  accuracy: z.object({
    reports: count,
    checks: z.record(z.enum(CHECKS), checked),
    corrected: count,
    examples: z.object({ confirmed: ids, contradicted: ids, open: ids }),
  }),
  editorial: z.object({
    articles: count,
    days: count,
    withByline: weighed,
    withDate: weighed,
    opinion: count,
    opinionLabelled: weighed,
    corrections: count,
    disclosures: z.array(z.enum(DISCLOSURES)),
    isOwnerNamed: z.boolean(),
  }),
  content: z.object({
    headlines: count,
    days: count,
    withLead: count,
    rates: z.record(z.enum(CONTENT_SIGNALS), z.number()),
    excess: z.record(z.enum(CONTENT_SIGNALS), z.number()),
    examples: z.array(z.object({ articleId: z.int().positive(), signal: z.enum(CONTENT_SIGNALS) })),
  }),
  external: z.object({
    pc1: z.number().nullable(),
    pc1Observed: count,
    wikipediaStatus: z.enum(WIKIPEDIA_STATUSES).nullable(),
  }),
  reader: z.object({
    votesUp: count,
    votesDown: count,
    votesWaiting: count,
    feedChecks: count,
    feedFailures: count,
    feeds: count,
    feedsFresh: count,
  }),
});

/** An assessment's stored evidence. Null if there is none, or if another version of the worker wrote it. */
export function readStoredEvidence(stored: Record<string, unknown> | null): TrustEvidence | null {
  return Stored.safeParse(stored).data ?? null;
}

const EXAMPLES = 5;

/** The ids of a few example articles of each kind. */
export function articlesNamedBy({ accuracy, content }: TrustEvidence): number[] {
  const { contradicted, confirmed, open } = accuracy.examples;
  const striking = content.examples.map(({ articleId }) => articleId);
  return [contradicted, confirmed, open, striking].flatMap((named) => named.slice(0, EXAMPLES));
}
