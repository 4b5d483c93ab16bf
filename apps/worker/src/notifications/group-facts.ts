import { isMilestoneFact } from '#domain/notifications';
import type { FactOfTopic, WaitingEvent } from '#persistence/notifications';

/**
 * Groups waiting facts into notifications: facts of one development together, a status change alone. Oldest first.
 */
export function groupFacts(waiting: readonly WaitingEvent[]): FactOfTopic[][] {
  const facts = waiting.flatMap((event) => event.fact ?? []);
  return [
    ...Map.groupBy(facts, ({ fact }) =>
      isMilestoneFact(fact) ? `milestone ${fact.milestoneId}` : `topic ${fact.id}`,
    ).values(),
  ];
}
