import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskTopic } from '#contract/desk';
import { i18n } from '#language';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { ScrollingTabs } from '../../../../components/scrolling-tabs';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import { useDeskTopic } from '../../api/use-desk-stories';
import { ArticlesPanel } from './articles-panel';
import { counted } from './counted';
import { FieldsPanel } from './fields-panel';
import { HistoryPanel } from './history-panel';
import { MergeDialog } from './merge-dialog';
import { MilestonesPanel } from './milestones-panel';
import styles from './stories.module.css';

const TABS = [
  { key: 'fields', label: msg`Fields` },
  { key: 'milestones', label: msg`Milestones` },
  { key: 'articles', label: msg`Articles` },
  { key: 'history', label: msg`History` },
];

/** One story on the desk. */
export function StoryEditor({ id }: { id: number }) {
  const { data: topic, error, mutate } = useDeskTopic(id);
  const [tab, setTab] = useState('fields');
  const [merges, setMerges] = useState(false);
  if (topic === undefined)
    return error === undefined ? (
      <Spinner label={t`Loading the story`} />
    ) : (
      <>
        <AllStories />
        <LoadFailed
          title={said(serverMessage(error) ?? t`The story could not be loaded.`)}
          onRetry={mutate}
        />
      </>
    );
  return (
    <>
      <div className={styles.head}>
        <AllStories />
        <h2 lang={topic.language}>{topic.fields.label ?? topic.fields.name}</h2>
        <span className="meta">
          <Trans>
            Story {{ id: topic.id }} · {{ articles: counted.articles(topic.articleCount) }} ·{' '}
            {{ followers: counted.followers(topic.followerCount) }}
          </Trans>
        </span>
      </div>
      <p className={styles.actions}>
        <Link to={pages.topic(topic.slug)} className="button">
          <Trans>As readers see it</Trans>
        </Link>
        <button type="button" className="button" onClick={() => setMerges(true)}>
          <Trans>Merge…</Trans>
        </button>
      </p>
      <ScrollingTabs
        label={t`Story`}
        tabs={TABS.map(({ key, label }) => ({ key, label: i18n._(label) }))}
        active={tab}
        onChoose={setTab}
        compact
      >
        {/* Kept while another view is open, with what is typed in it. */}
        <div hidden={tab !== 'fields'}>
          <FieldsPanel key={topic.id} topic={topic} />
        </div>
        <Panel tab={tab} topic={topic} />
      </ScrollingTabs>
      {merges && <MergeDialog topic={topic} onClose={() => setMerges(false)} />}
    </>
  );
}

function AllStories() {
  return (
    <Link to={pages.desk('topics')}>
      <Trans>All stories</Trans>
    </Link>
  );
}

function Panel({ tab, topic }: { tab: string; topic: DeskTopic }) {
  if (tab === 'milestones') return <MilestonesPanel topic={topic} />;
  if (tab === 'articles') return <ArticlesPanel topic={topic} />;
  if (tab === 'history') return <HistoryPanel id={topic.id} seen={topic.seen} />;
  return null;
}
