import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskFeed } from '#contract/desk';
import { FEED_LEVEL_LABELS, FEED_MESSAGES } from '#words/desk';
import { feedHealthWords } from '#words/feed-health';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import { actOnFeed } from '../../api/use-feeds';
import { FeedHistory } from './feed-history';
import styles from './feeds.module.css';

type Action = Parameters<typeof actOnFeed>[1];

const DONE: Readonly<Record<Action, keyof typeof FEED_MESSAGES>> = {
  pause: 'paused',
  resume: 'resumed',
  check: 'due',
};

export function FeedEntry({ feed }: { feed: DeskFeed }) {
  const show = useToast();
  const [isPending, setIsPending] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { id, url, title, source, level, health, isActive } = feed;
  const act = async (action: Action) => {
    if (isPending) return;
    setIsPending(true);
    try {
      await actOnFeed(id, action);
      show(FEED_MESSAGES[DONE[action]]);
    } catch (error) {
      show({
        title: t`Error`,
        text: said(serverMessage(error) ?? t`The feed could not be changed.`),
        failed: true,
      });
    } finally {
      setIsPending(false);
    }
  };
  const button = (action: Action, label: string) => (
    <button
      type="button"
      className="button button-text"
      aria-label={t`${{ name: label }}: ${{ value: url }}`}
      aria-disabled={isPending}
      onClick={() => void act(action)}
    >
      {label}
    </button>
  );
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <Link to={pages.source(source.slug)}>{source.name}</Link>
        <span className={`${styles.level} ${level === 'dead' || level === 'failing' ? styles.bad : ''}`}>
          {FEED_LEVEL_LABELS[level]}
        </span>
      </p>
      <p className="meta">
        {title !== null && `${title} · `}
        {url}
      </p>
      <p className={styles.health}>{feedHealthWords(health)}</p>
      <div className={styles.actions}>
        {isActive ? button('pause', t`Pause`) : button('resume', t`Resume`)}
        {isActive && button('check', t`Check now`)}
        <button
          type="button"
          className="button button-text"
          aria-expanded={isOpen}
          aria-label={t`History: ${url}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Trans>History</Trans>
        </button>
      </div>
      {isOpen && <FeedHistory id={id} />}
    </li>
  );
}
