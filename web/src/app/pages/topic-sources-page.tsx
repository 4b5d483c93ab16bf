import { plural, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import type { TopicPage, TopicStats } from '#contract/stories';
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

const tabs = () =>
  [
    { key: 'sources', label: t`Sources` },
    { key: 'headlines', label: t`Compare headlines` },
  ] as const;

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
  const key = params.get('tab') === 'headlines' ? 'headlines' : 'sources';
  return (
    <>
      <StorySubpageHead topic={topic} page="topic-sources" title={t`Sources`}>
        {summary(topic.sourceCount, stats, now).join(' · ')}
      </StorySubpageHead>
      <BiasDistribution coverage={coverage} />
      <ScrollingTabs
        label={t`Sources of the topic`}
        tabs={tabs()}
        active={key}
        onChoose={(tab) =>
          setParams(tab === 'sources' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {key === 'sources' && <TopicSourceList topicId={topic.id} count={topic.sourceCount} />}
        {key === 'headlines' && <CompareHeadlines topic={topic} />}
      </ScrollingTabs>
    </>
  );
}

function summary(sourceCount: number, stats: TopicStats | undefined, now: Date): string[] {
  const facts = [plural(sourceCount, { one: '# source', other: '# sources' })];
  if (stats === undefined) return facts;
  facts.push(plural(stats.originCount, { one: '# independent origin', other: '# independent origins' }));
  const { firstReport: first } = stats;
  if (first) facts.push(t`first reported ${{ day: dayLabel(first.at, now) }} by ${{ source: first.source }}`);
  return facts;
}
