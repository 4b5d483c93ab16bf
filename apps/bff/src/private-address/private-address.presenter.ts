import type { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import type { PrivateAddressRow } from '#persistence/accounts';

export function presentState(row: PrivateAddressRow | null): PrivateAddressState {
  if (row === null) return { address: null };
  return { address: { createdAt: row.created_at.toISOString(), usedAt: row.used_at?.toISOString() ?? null } };
}

/** `origin` is the public origin, without a trailing slash. */
export function presentNewAddress(
  { secret, createdAt }: { secret: string; createdAt: Date },
  origin: string,
): NewPrivateAddress {
  const address = (file: string) => `${origin}/private/${secret}/${file}`;
  return {
    createdAt: createdAt.toISOString(),
    calendar: address('calendar.ics'),
    rss: address('feed.xml'),
    atom: address('feed.atom'),
    jsonFeed: address('feed.json'),
  };
}
