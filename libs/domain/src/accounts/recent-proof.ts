/** A dangerous call needs a proof of the password or another factor in its session that is not older (ms). */
export const PROOF_LASTS_MS = 600_000;

/** Whether a session's last proof allows a dangerous call. One from the future does not: a clock was set back. */
export function isRecentProof(provenAt: Date | null, now: Date): boolean {
  if (provenAt === null) return false;
  const ageMs = now.getTime() - provenAt.getTime();
  return ageMs >= -CLOCKS_DIFFER_MS && ageMs <= PROOF_LASTS_MS;
}

/** The clocks of two servers may differ by this much. */
const CLOCKS_DIFFER_MS = 60_000;
