import { afterEach, describe, expect, it } from '@jest/globals';
import { dropWish, takeWish, wishToFollow } from './follow-wish';

describe('the request to follow', () => {
  afterEach(dropWish);

  it('is returned once, on the page where it was made', () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    expect(takeWish('/topics/dam')).toEqual({ topicId: 7, path: '/topics/dam' });
    expect(takeWish('/topics/dam')).toBeNull();
  });

  it('stays stored until it is carried out, on whatever page the reader is by then', () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    takeWish('/topics/dam');
    expect(takeWish('/')).toBeNull();
    expect(sessionStorage.getItem('follow_wish')).not.toBeNull();
    dropWish();
    expect(sessionStorage.getItem('follow_wish')).toBeNull();
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
