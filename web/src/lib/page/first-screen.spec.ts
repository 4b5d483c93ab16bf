import { expect, it } from '@jest/globals';
import { FIRST_SCREEN_ID } from '#contract/reading';
import { Meta } from '#contract/site';
import { TopicView } from '#contract/stories';
import { buildTopic } from '../../testing/samples';
import { firstScreen } from './first-screen';

it('reads the data that the server wrote into the page, and ignores invalid parts', () => {
  const topic = { ...buildTopic(7), next: [] };
  const script = document.createElement('script');
  script.id = FIRST_SCREEN_ID;
  script.type = 'application/json';
  script.textContent = JSON.stringify({ topic, meta: { product: 7 } });
  document.body.append(script);
  expect(firstScreen('topic', TopicView)).toEqual(topic);
  expect(firstScreen('meta', Meta)).toBeUndefined();
});
