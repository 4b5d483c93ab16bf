import type { NewTarget } from '#contract/notifications';
import type { TargetAddress } from '#domain/notifications';

/** What a reader gave as an address, with the secrets that are made for it. */
export function addressOf(
  given: NewTarget,
  { webhookSecret, linkSecret }: { webhookSecret: string; linkSecret: string },
): TargetAddress {
  switch (given.kind) {
    case 'webhook':
      return { kind: 'webhook', url: given.url, secrets: [{ secret: webhookSecret, until: null }] };
    case 'ntfy':
      return { kind: 'ntfy', url: given.url, token: given.token || null };
    case 'matrix':
      return { kind: 'matrix', url: given.url, room: given.room, token: given.token };
    case 'mail':
      return { kind: 'mail', email: given.email, link: linkSecret };
    default:
      return { kind: given.kind, url: given.url };
  }
}
