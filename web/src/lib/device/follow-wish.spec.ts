import { afterEach, describe, expect, it } from '@jest/globals';
import { takeWish, wishToFollow } from './follow-wish';

describe('the request to follow', () => {
  afterEach(() => sessionStorage.clear());

  it('is returned once, on the page where it was made', () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    expect(takeWish('/topics/dam')).toEqual({ topicId: 7, path: '/topics/dam' });
    expect(takeWish('/topics/dam')).toBeNull();
  });

  it('is dropped on another page', () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    expect(takeWish('/')).toBeNull();
    expect(takeWish('/topics/dam')).toBeNull();
  });

  it.each(['{', '{"topicId":-1,"path":"/"}', '{"path":"/"}'])('ignores %s', (stored) => {
    sessionStorage.setItem('follow_wish', stored);
    expect(takeWish('/')).toBeNull();
  });
});
