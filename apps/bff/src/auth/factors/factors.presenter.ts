import type { Factors, PasskeyView } from '#contract/accounts/factors';
import type { PasskeySite } from '#domain/accounts';
import type { FactorCounts, PasskeyRow } from '#persistence/accounts/factors';

export function presentFactors(
  { app, recoveryCodes }: FactorCounts,
  passkeys: readonly PasskeyRow[],
  site: PasskeySite | null,
): Factors {
  return {
    app: app === null ? null : { confirmedAt: app.toISOString() },
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft: recoveryCodes,
    passkeyOrigin: site?.origin ?? null,
  };
}

function presentPasskey(passkey: PasskeyRow): PasskeyView {
  return {
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.created_at.toISOString(),
    lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
  };
}
