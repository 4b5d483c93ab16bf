import type { NotificationFact } from './notification-fact.js';

/** A mute for a day ends after this (ms of news time). */
export const MUTE_DAY_MS = 86_400_000;

/** When a reader muted a story. News time; `since` is null if never, `until` is null if it lasts for good. */
export interface Mute {
  since: Date | null;
  until: Date | null;
}

export function isMuted({ since, until }: Mute, now: Date): boolean {
  return since !== null && since <= now && (until === null || now < until);
}

/**
 * Whether a fact is kept from a reader. A muted story sends nothing. Afterwards, what happened meanwhile stays unsent, except
 * that the story ended or was reopened.
 */
export function isSilenced(fact: Pick<NotificationFact, 'at' | 'kind'>, mute: Mute, now: Date): boolean {
  return isMuted(mute, now) || (fact.kind !== 'status_changed' && isMuted(mute, fact.at));
}
