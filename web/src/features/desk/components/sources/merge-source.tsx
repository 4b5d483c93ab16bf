import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../../../components/feedback/dialog';
import styles from './sources.module.css';

/** A channel that is a source of its own. */
export interface Double {
  /** Its address, as typed. */
  domain: string;
  name: string;
  /** What the server says about it. */
  words: string;
}

interface MergeSourceProps {
  double: Double;
  /** The name of the source that stays. */
  into: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a source disappears. The focus starts on 'Cancel', because Enter in the form leads here. */
export function MergeSource({ double, into, isPending, onConfirm, onClose }: MergeSourceProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <Dialog title={t`Merge “${{ name: double.name }}” into “${{ into }}”?`} onClose={onClose}>
      <p>{double.words}</p>
      <p>
        <Trans>
          “{{ name: double.name }}” disappears: its articles, feeds, followers and votes become those of “
          {{ into }}”, and its page leads there. This cannot be undone.
        </Trans>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isPending}
          onClick={() => isPending || onConfirm()}
        >
          {isPending ? t`Merging…` : t`Merge`}
        </button>
        <button ref={cancel} type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
