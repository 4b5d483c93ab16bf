import { Tabs } from 'antd';
import { pageTitle } from '#contract';
import { TopicBrowser } from '../../features/topics/components/topic-browser';

export function Component() {
  return (
    <>
      <title>{pageTitle('Discover')}</title>
      <h1>Discover</h1>
      <Tabs items={[{ key: 'topics', label: 'Topics', children: <TopicBrowser /> }]} />
    </>
  );
}
