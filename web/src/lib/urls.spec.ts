import { describe, expect, it } from '@jest/globals';
import { calls, pages } from './urls';

describe('addresses', () => {
  it.each([
    [pages.topic('câu/hỏi?'), '/topics/c%C3%A2u%2Fh%E1%BB%8Fi%3F'],
    [pages.discover(), '/discover'],
    [pages.search('a & b'), '/search?q=a+%26+b'],
    [pages.authAndBack('/topics/dam#milestone-3'), '/auth?returnTo=%2Ftopics%2Fdam%23milestone-3'],
    [pages.story(7), '/story/7'],
    [pages.story(7, true), '/story/7?tracked=true'],
    [pages.headlines('dam'), '/topics/dam/sources?tab=headlines'],
    [calls.topicHeadlines(7, { milestone: 3, offset: undefined }), '/api/topics/7/headlines?milestone=3'],
    [calls.events(null), '/api/events'],
    [calls.events(0), '/api/events?since=0'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected);
  });
});
