import { describe, expect, it } from '@jest/globals';
import { titleKeyOf } from './title-key.js';

const noon = new Date('2031-03-04T12:00:00Z');
const key = titleKeyOf('Harbour bridge closed after cracks', noon);

describe('titleKeyOf', () => {
  it.each([
    ['HARBOUR bridge closed, after cracks!', noon],
    [' Harbour  bridge “closed” after cracks ', new Date('2031-03-04T00:00:00Z')],
    ['Harbour bridge closed – after cracks', new Date('2031-03-04T23:59:59Z')],
    ['Ｈａｒｂｏｕｒ bridge closed after cracks', noon],
  ])('%s has the same key', (title, at) => {
    expect(titleKeyOf(title, at)).toBe(key);
  });

  it.each([
    ['another day', 'Harbour bridge closed after cracks', new Date('2031-03-05T00:00:00Z')],
    ['another word', 'Harbour bridge closed after crack', noon],
    ['another number', 'Harbour bridge closed after cracks 2', noon],
  ])('%s gives a different key', (_, title, at) => {
    expect(titleKeyOf(title, at)).not.toBe(key);
    expect(titleKeyOf(title, at)).toMatch(/^2031-03-0[45]:[\da-f]{24}$/);
  });

  it.each([
    '',
    'Live updates',
    'The news in brief',
    'Uncharacteristically overenthusiastic',
    '速報',
    '?!… — 🎉',
  ])('%j is too short', (title) => {
    expect(titleKeyOf(title, noon)).toBeNull();
  });

  it.each(['東京都で震度5弱の地震を観測', 'นายกรัฐมนตรีประกาศยุบสภา', 'Ponte fechada após novas fissuras'])(
    '%s is long enough',
    (title) => {
      expect(titleKeyOf(title, noon)).not.toBeNull();
    },
  );
});
