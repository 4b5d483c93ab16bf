/** Where notifications may go beside the bell, devices and digests. */
export const TARGET_KINDS = ['webhook', 'ntfy', 'discord', 'slack', 'matrix', 'mail'] as const;

/**
 * Why nothing is sent to a target any more: it answered that it is gone, its address is not public, it failed for days, or the
 * recipient of the emails ended them.
 */
export const TARGET_STOPS = ['gone', 'not_public', 'failing', 'unwanted'] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];
export type TargetStop = (typeof TARGET_STOPS)[number];
