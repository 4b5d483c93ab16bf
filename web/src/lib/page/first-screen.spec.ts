import { expect, it } from '@jest/globals';
import { FIRST_SCREEN_ID } from '#contract/reading';
import { Meta } from '#contract/site';
import { TopicPage } from '#contract/stories';
import { buildTopicPage } from '../../testing/samples';
import { firstScreen } from './first-screen';

it('reads the data that the server wrote into the page, and ignores invalid parts', () => {
  const script = document.createElement('script');
  script.id = FIRST_SCREEN_ID;
  script.type = 'application/json';
  script.textContent = JSON.stringify({ topic: buildTopicPage(7), meta: { product: 7 } });
  document.body.append(script);
  expect(firstScreen('topic', TopicPage)).toEqual(buildTopicPage(7));
  expect(firstScreen('meta', Meta)).toBeUndefined();
});
