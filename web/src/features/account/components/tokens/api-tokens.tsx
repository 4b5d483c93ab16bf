import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { API_TOKENS_MOST, type ApiTokenView, type MadeApiToken } from '#contract/accounts';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useToast } from '../../../../components/feedback/toast';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { revokeApiToken, useApiTokens } from '../../api/api-tokens';
import { Section } from '../profile/section';
import rows from '../profile/session-list.module.css';
import { MadeToken } from './made-token';
import { NewTokenDialog } from './new-token-dialog';
import { RevokeDialog } from './revoke-dialog';
import { TokenRow } from './token-row';

/** The reader's tokens for programs. Any number up to the limit can be made, and each revoked. */
export function ApiTokenSection() {
  const { data: tokens, error, mutate } = useApiTokens();
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeApiToken | null>(null);
  const [revoking, setRevoking] = useState<ApiTokenView | null>(null);
  const show = useToast();
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const onMade = (token: MadeApiToken) => {
    setIsMaking(false);
    setMade(token);
    void mutate();
  };
  const onRevoked = ({ id, name }: ApiTokenView) => {
    keep();
    setRevoking(null);
    if (made?.id === id) setMade(null);
    show(t`The token ${name} has been revoked.`);
    void mutate();
  };
  return (
    <Section
      title={t`API tokens`}
      text={
        <>
          <Trans>
            With a token, a program of yours can read public news and, if you allow it, see and change what
            you follow and read your notifications.
          </Trans>{' '}
          <a href="/api/v1/docs">
            <Trans>About the API</Trans>
          </a>
        </>
      }
    >
      {made !== null && <MadeToken token={made} />}
      {tokens === undefined && error === undefined && <span className={`bone ${rows.bone}`} />}
      {tokens === undefined && error !== undefined && (
        <LoadFailed title={t`Your tokens could not be loaded.`} onRetry={mutate} />
      )}
      {tokens !== undefined && (
        <>
          <ul ref={place} tabIndex={-1}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
          {tokens.length < API_TOKENS_MOST ? (
            <button type="button" className={`button ${rows.all}`} onClick={() => setIsMaking(true)}>
              <Trans>Create a token</Trans>
            </button>
          ) : (
            <p className="meta">
              <Trans>
                You have reached the limit of{' '}
                <Plural value={{ count: tokens.length }} one="# token" other="# tokens" />.
              </Trans>
            </p>
          )}
        </>
      )}
      {isMaking && <NewTokenDialog onMade={onMade} onClose={() => setIsMaking(false)} />}
      {revoking !== null && (
        <RevokeDialog
          token={revoking}
          revoke={() => revokeApiToken(revoking.id)}
          onRevoked={() => onRevoked(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Section>
  );
}
