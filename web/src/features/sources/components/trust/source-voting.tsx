import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SourcePage } from '#contract/reading';
import { i18n } from '#language';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { numberLabel } from '../../../../lib/language/numbers';
import { voteOnSource } from '../../api/vote-on-source';
import { useSignInFirst } from '../../hooks/use-sign-in-first';
import styles from './source-voting.module.css';

const CHOICES = [
  { vote: 'up', label: msg`Yes` },
  { vote: 'down', label: msg`No` },
] as const;

/** One vote for each reader. The other button changes it, the same button withdraws it. */
export function SourceVoting({ source }: { source: SourcePage }) {
  const { votes } = source;
  const { isPending, asReader } = useSignInFirst();
  const [isChanging, setIsChanging] = useState(false);
  const show = useToast();
  const change = async (vote: 'up' | 'down') => {
    if (isChanging) return;
    setIsChanging(true);
    try {
      await voteOnSource(source, votes.own === vote ? null : vote);
    } catch (error) {
      const text = serverMessage(error) ?? t`Please try again later`;
      show({ title: t`Your vote was not counted`, text, failed: true });
    } finally {
      setIsChanging(false);
    }
  };
  return (
    <fieldset className={styles.voting}>
      <legend className={styles.question}>
        <Trans>Do you trust this source?</Trans>
      </legend>
      <span className={styles.votes}>
        {CHOICES.map(({ vote, label }) => (
          <button
            key={vote}
            type="button"
            className={`button ${styles.vote}`}
            aria-pressed={votes.own === vote}
            aria-disabled={isPending || isChanging}
            onClick={() => asReader(() => void change(vote))}
          >
            {i18n._(label)}
            {votes[vote] > 0 && <span className={styles.count}> {numberLabel(votes[vote])}</span>}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
