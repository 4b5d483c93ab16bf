import { defineEntity, p } from '@mikro-orm/core';

const HostSchema = defineEntity({
  name: 'Host',
  properties: {
    /** The registrable domain. In recordings, the outlet's domain. */
    hostKey: p.text().primary(),
    /** No requests before this (system time). */
    nextAllowedAt: p.datetime().defaultRaw('now()'),
    /** The lease of the one worker that may contact it (system time). */
    leasedUntil: p.datetime().nullable(),
    leaseId: p.uuid().nullable(),
  },
  checks: [{ name: 'host_lease_whole', expression: '(leased_until is null) = (lease_id is null)' }],
});

/** A server that one worker at a time may contact. */
export class Host extends HostSchema.class {}
HostSchema.setClass(Host);
