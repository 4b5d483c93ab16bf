import { expect, it } from '@jest/globals';
import type { TargetNotice } from './target-notice.js';
import { placeOf, targetRequest } from './target-request.js';

const NOTICE: TargetNotice = {
  id: 'delivery_7',
  type: 'digest',
  title: 'Airport strike ends, and 1 more',
  message: 'Two stories you follow.',
  url: 'https://news.example/following',
  story: null,
  developmentId: null,
  items: [
    {
      section: 'ended',
      name: 'Airport strike',
      language: 'en',
      url: 'https://news.example/topics/strike',
      lines: ['It ended.'],
    },
  ],
  at: new Date('2031-03-04T12:00:00Z'),
};
const bodyOf = (request: { body: string }) => JSON.parse(request.body);

it('publishes to the root of an ntfy server, with its token', () => {
  const request = targetRequest({ kind: 'ntfy', url: 'https://ntfy.example/news', token: 'tk_1' }, NOTICE);
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://ntfy.example/',
    headers: { authorization: 'Bearer tk_1' },
  });
  expect(bodyOf(request)).toEqual({
    topic: 'news',
    title: NOTICE.title,
    message: 'Two stories you follow.\nAirport strike\n- It ended.',
    click: NOTICE.url,
  });
});

it('repeats a message to Matrix under the same transaction', () => {
  const address = {
    kind: 'matrix',
    url: 'https://matrix.example/',
    room: '!a/b:example',
    token: 't',
  } as const;
  const first = targetRequest(address, NOTICE);
  expect(first.method).toBe('PUT');
  expect(first.url).toBe(
    'https://matrix.example/_matrix/client/v3/rooms/!a%2Fb%3Aexample/send/m.room.message/delivery_7',
  );
  expect(targetRequest(address, NOTICE)).toEqual(first);
});

it.each(['discord', 'slack', 'ntfy'] as const)(
  'keeps within the limits of %s, whatever was written',
  (kind) => {
    const long = { ...NOTICE, title: '*'.repeat(5000), message: '<@&>𝔸ñ—'.repeat(5000) };
    const url = 'https://chat.example/a';
    const request = targetRequest(kind === 'ntfy' ? { kind, url, token: null } : { kind, url }, long);
    expect(request.body.length).toBeLessThan(30_000);
    if (kind === 'ntfy') {
      const { message } = bodyOf(request);
      expect(Buffer.byteLength(message)).toBeLessThanOrEqual(4096);
      expect(message).toMatch(/^[<@&>\u{1d538}ñ—]{1500,}…$/u);
    }
    if (kind !== 'discord') return;
    const [embed] = bodyOf(request).embeds;
    expect(embed.title.length).toBeLessThanOrEqual(256);
    expect(embed.description.length).toBeLessThanOrEqual(4096);
  },
);

it('shows only what lets nobody send', () => {
  expect(placeOf({ kind: 'slack', url: 'https://hooks.slack.com/services/a/b/c' })).toBe('hooks.slack.com');
  expect(placeOf({ kind: 'matrix', url: 'https://matrix.example/', room: '!a:b', token: 't' })).toBe(
    '!a:b at matrix.example',
  );
  expect(placeOf({ kind: 'mail', email: 'team@mail.example', link: 's' })).toBe('team@mail.example');
});
