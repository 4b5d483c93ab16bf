import { isMilestoneFact } from '#domain/notifications';
import type { ToldFact, WaitingEvent } from '#persistence/notifications';

/** Waiting facts as they are told: those of one development at once, a change of status alone; oldest first. */
export function toldTogether(waiting: readonly WaitingEvent[]): ToldFact[][] {
  const told = waiting.flatMap((event) => event.told ?? []);
  return [
    ...Map.groupBy(told, ({ fact }) =>
      isMilestoneFact(fact) ? `milestone ${fact.milestoneId}` : `topic ${fact.id}`,
    ).values(),
  ];
}
