import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Target, TargetDelivery } from '#contract/notifications';
import { isStoryTitle, newsIn } from '#vocabulary';
import { noticeWords } from '#words/notice-words';
import { Dialog } from '../../../components/feedback/dialog';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useToast } from '../../../components/feedback/toast';
import { NewsPartsOf } from '../../../components/story/news-words';
import { timeLabel } from '../../../lib/dates';
import { serverMessage } from '../../../lib/http';
import { sendAgain } from '../api/target-calls';
import { useDeliveries } from '../api/use-deliveries';
import { refetchTargets } from '../api/use-targets';
import { deliveryWords } from '../hooks/target-words';
import styles from './targets.module.css';

interface DeliveriesDialogProps {
  target: Target;
  onClose: () => void;
}

/** What a target got lately. What was given up can be sent again. */
export function DeliveriesDialog({ target, onClose }: DeliveriesDialogProps) {
  const { data: deliveries, error, mutate } = useDeliveries(target.id);
  const show = useToast();
  const again = async (ids: readonly number[]) => {
    try {
      const { ordered } = await sendAgain(target.id, ids);
      show(plural(ordered, { one: 'It will be sent again.', other: '# deliveries will be sent again.' }));
    } catch (failure) {
      show({ title: t`Error`, text: serverMessage(failure) ?? t`Please try again.`, failed: true });
    }
    await Promise.all([mutate(), refetchTargets()]);
  };
  const dead = (deliveries ?? []).filter(({ state, title }) => state === 'dead' && title !== null);
  return (
    <Dialog title={t`Deliveries to ${{ name: target.name }}`} onClose={onClose}>
      {deliveries === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {deliveries === undefined && error !== undefined && (
        <LoadFailed title={t`The deliveries could not be loaded.`} onRetry={mutate} />
      )}
      {deliveries?.length === 0 && (
        <p>
          <Trans>Nothing has been sent there yet.</Trans>
        </p>
      )}
      {deliveries !== undefined && deliveries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <ul className={styles.deliveries} aria-label={t`Deliveries`} tabIndex={0}>
          {deliveries.map((delivery) => (
            <Row
              key={delivery.id}
              delivery={delivery}
              canSend={target.state === 'active'}
              onAgain={() => void again([delivery.id])}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {dead.length > 1 && target.state === 'active' && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => void again(dead.map(({ id }) => id))}
          >
            <Trans>Send all again</Trans>
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </div>
    </Dialog>
  );
}

interface RowProps {
  delivery: TargetDelivery;
  canSend: boolean;
  onAgain: () => void;
}

function Row({ delivery, canSend, onAgain }: RowProps) {
  const { title, language, link, state, orderedAt } = delivery;
  const text = title ?? t`Test`;
  const parts = newsIn(text, isStoryTitle(text));
  const words = <NewsPartsOf text={text} language={language} parts={parts} />;
  const isDead = state === 'dead' && title !== null;
  return (
    <li className={styles.delivery}>
      <p>{link === null ? words : <Link to={link}>{words}</Link>}</p>
      <p className={`meta ${state === 'dead' ? styles.bad : ''}`}>
        {t`${{ time: timeLabel(orderedAt) }}. ${{ result: deliveryWords(delivery) }}`}
      </p>
      {isDead && canSend && (
        <button
          type="button"
          className="button"
          aria-label={t`Send ${{ title: noticeWords(text, parts) }} again`}
          onClick={onAgain}
        >
          <Trans>Send again</Trans>
        </button>
      )}
    </li>
  );
}
