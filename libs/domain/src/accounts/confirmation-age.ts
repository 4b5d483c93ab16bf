/** How long a new sign-in at the provider allows dangerous changes (ms). */
const CONFIRMED_MS = 600_000;

export interface ProviderConfirmation {
  confirmed_session_id: number | null;
  confirmed_at: Date | null;
}

/** Whether a reader without a password has lately signed in at the provider again, in this very session. */
export function isConfirmationFresh(
  { confirmed_session_id: session, confirmed_at: at }: ProviderConfirmation,
  sessionId: number,
  now: Date,
): boolean {
  if (session !== sessionId || at === null) return false;
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < CONFIRMED_MS;
}
