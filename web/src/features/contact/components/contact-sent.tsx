import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Callout } from '../../../components/feedback/callout';

/** The focus goes here, because the button that had it is gone. */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Callout
        level="h2"
        title={t`Message sent`}
        hint={t`Thank you for writing. The answer goes to the email address that you entered.`}
      >
        <button type="button" className="button button-primary" onClick={onAgain}>
          <Trans>Send another message</Trans>
        </button>
      </Callout>
    </div>
  );
}
