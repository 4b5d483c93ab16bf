import { defineEntity, p } from '@mikro-orm/core';

const HostSchema = defineEntity({
  name: 'Host',
  properties: {
    /** Registrable domain; in recordings the outlet's domain. */
    hostKey: p.text().primary(),
    /** System time: not asked before. */
    nextAllowedAt: p.datetime().defaultRaw('now()'),
    /** System time: the lease of the one worker that may ask it now. */
    leasedUntil: p.datetime().nullable(),
    leaseId: p.uuid().nullable(),
  },
  checks: [{ name: 'host_lease_whole', expression: '(leased_until is null) = (lease_id is null)' }],
});

/** A server that is asked by one worker at a time. */
export class Host extends HostSchema.class {}
HostSchema.setClass(Host);
