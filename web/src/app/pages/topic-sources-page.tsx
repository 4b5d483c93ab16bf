import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import type { TopicPage } from '#contract/stories';
import { ScrollingTabs } from '../../components/scrolling-tabs';
import { useTopicCoverage } from '../../features/coverage/api/use-topic-coverage';
import { BiasDistribution } from '../../features/coverage/components/bias-distribution';
import { TopicSourceList } from '../../features/coverage/components/topic-source-list';
import { CompareHeadlines } from '../../features/headlines/components/compare-headlines';
import { useTopicStats } from '../../features/topics/api/use-topic-stats';
import { StorySubpageHead } from '../../features/topics/components/page/story-subpage-head';
import { TopicOfAddress } from '../../features/topics/components/page/topic-of-address';
import { dayLabel } from '../../lib/dates';
import { useNewsClock } from '../../lib/news-clock';
import { pages } from '../../lib/urls';

const SOURCES = { key: 'sources', label: 'Sources' } as const;
const HEADLINES = { key: 'headlines', label: 'Compare headlines' } as const;
const TABS = [SOURCES, HEADLINES];

/** Every source that covered a topic, and how each titled its developments. The address holds the chosen tab. */
export function Component() {
  return (
    <TopicOfAddress path={pages.topicSources}>
      {(topic) => <SourcesView key={topic.id} topic={topic} />}
    </TopicOfAddress>
  );
}

function SourcesView({ topic }: { topic: TopicPage }) {
  const [params, setParams] = useSearchParams();
  const { now } = useNewsClock();
  const { data: stats } = useTopicStats(topic.id);
  const { data: coverage } = useTopicCoverage(topic.id);
  const { key } = TABS.find((tab) => tab.key === params.get('tab')) ?? SOURCES;
  const first = stats?.firstReport;
  return (
    <>
      <StorySubpageHead topic={topic} page="topic-sources" title={t`Sources`}>
        {counted(topic.sourceCount, 'source', 'sources')}
        {stats && ` · ${counted(stats.originCount, t`independent origin`, t`independent origins`)}`}
        {first && t` · first reported ${dayLabel(first.at, now)} by ${first.source}`}
      </StorySubpageHead>
      <BiasDistribution coverage={coverage} />
      <ScrollingTabs
        label={t`Sources of the topic`}
        tabs={TABS}
        active={key}
        onChoose={(tab) => setParams(tab === SOURCES.key ? {} : { tab }, { replace: true })}
      >
        {key === SOURCES.key && <TopicSourceList topicId={topic.id} count={topic.sourceCount} />}
        {key === HEADLINES.key && <CompareHeadlines topic={topic} />}
      </ScrollingTabs>
    </>
  );
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
