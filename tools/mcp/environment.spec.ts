import { expect, it } from '@jest/globals';
import { readEnvironment } from './environment.js';

const TOKEN = `ft_${'A'.repeat(43)}`;

it.each([
  'http://news.example',
  'http://192.168.1.5:3000',
  'http://127.0.0.1.news.example',
  'http://localhost.news.example',
  'http://[::2]',
])('sends no token without encryption to %s', (url) => {
  expect(readEnvironment({ FOLLOWTHROUGH_URL: url, FOLLOWTHROUGH_TOKEN: TOKEN })).toEqual({
    faults: ['FOLLOWTHROUGH_URL must start with https:// if there is a token, unless it is on this machine'],
  });
  expect(readEnvironment({ FOLLOWTHROUGH_URL: url })).toEqual({ url, token: undefined });
});

it.each([
  'https://news.example',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.0.1.1',
  'http://[::1]:3000',
])('sends a token to %s', (url) => {
  expect(readEnvironment({ FOLLOWTHROUGH_URL: url, FOLLOWTHROUGH_TOKEN: TOKEN })).toEqual({
    url,
    token: TOKEN,
  });
});

it('asks this machine without settings, and names what is wrong with others', () => {
  expect(readEnvironment({})).toEqual({ url: 'http://localhost:3000', token: undefined });
  for (const url of ['ftp://news.example', 'news.example', ''])
    expect(readEnvironment({ FOLLOWTHROUGH_URL: url, FOLLOWTHROUGH_TOKEN: 'secret' })).toEqual({
      faults: [
        'FOLLOWTHROUGH_URL must be an HTTP(S) URL',
        'FOLLOWTHROUGH_TOKEN must be an API token, which begins with ft_',
      ],
    });
});
