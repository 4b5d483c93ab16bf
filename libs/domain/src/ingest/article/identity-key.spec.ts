import { describe, expect, it } from '@jest/globals';
import { addressKeyOf, globalKeyOf, identityKeyOf, isChannelKey } from './identity-key.js';

const domain = 'herald.example';

describe('addressKeyOf', () => {
  it.each<[string, string, string, string]>([
    ['its own site', domain, 'https://herald.example/a', 'url:https://herald.example/a'],
    [
      'a subdomain of its site',
      domain,
      'https://sport.herald.example/a',
      'url:https://sport.herald.example/a',
    ],
    [
      'the site of its subdomain',
      'sport.herald.example',
      'https://herald.example/a',
      'url:https://herald.example/a',
    ],
    ['another site', domain, 'https://tribune.example/a', 'source:herald.example:https://tribune.example/a'],
    [
      'a site whose name has the same ending',
      domain,
      'https://theherald.example/a',
      'source:herald.example:https://theherald.example/a',
    ],
    [
      'a site whose name has the same beginning',
      'herald.co.uk',
      'https://herald.co.uk.tribune.example/a',
      'source:herald.co.uk:https://herald.co.uk.tribune.example/a',
    ],
    [
      'another site under the same public suffix',
      'herald.co.uk',
      'https://tribune.co.uk/a',
      'source:herald.co.uk:https://tribune.co.uk/a',
    ],
    [
      'another site on the same blog host',
      'herald.blogspot.com',
      'https://tribune.blogspot.com/a',
      'source:herald.blogspot.com:https://tribune.blogspot.com/a',
    ],
    [
      'another blog on a platform that is no public suffix',
      'herald.wordpress.com',
      'https://tribune.wordpress.com/a',
      'source:herald.wordpress.com:https://tribune.wordpress.com/a',
    ],
    [
      'a part of its blog',
      'herald.wordpress.com',
      'https://en.herald.wordpress.com/a',
      'url:https://en.herald.wordpress.com/a',
    ],
    [
      'a blog of a source that is a whole platform',
      'wordpress.com',
      'https://tribune.wordpress.com/a',
      'source:wordpress.com:https://tribune.wordpress.com/a',
    ],
    [
      'an account on the platform of a source that is the whole platform',
      'medium.com',
      'https://medium.com/@tribune/a',
      'source:medium.com:https://medium.com/@tribune/a',
    ],
    [
      'an account on the platform of a source that is a part of it',
      'herald.medium.com',
      'https://medium.com/@tribune/a',
      'source:herald.medium.com:https://medium.com/@tribune/a',
    ],
    [
      'the platform of a channel',
      'youtube.com/channel/uc1',
      'https://youtube.com/watch?v=a',
      'source:youtube.com/channel/uc1:https://youtube.com/watch?v=a',
    ],
  ])('%s', (_, holder, address, key) => {
    expect(addressKeyOf(address, holder)).toBe(key);
    expect(globalKeyOf(key)).toBe(`url:${address}`);
  });
});

it('takes the URL of another domain of the source for its own', () => {
  const others = ['herald.example.net', 'tribune.example'];
  expect(addressKeyOf('https://tribune.example/a', domain, others)).toBe('url:https://tribune.example/a');
  expect(addressKeyOf('https://fen.example/a', domain, others)).toBe(
    'source:herald.example:https://fen.example/a',
  );
  expect(addressKeyOf('https://youtube.com/watch?v=a', domain, ['youtube.com/channel/uc1'])).toBe(
    'source:herald.example:https://youtube.com/watch?v=a',
  );
  expect(addressKeyOf('https://herald.example/a', 'youtube.com/channel/uc1', [domain])).toBe(
    'url:https://herald.example/a',
  );
});

describe('identityKeyOf', () => {
  const holder = { feedId: 7, domain };

  it.each<[string, string, 'feed' | 'global', string]>([
    ['a guid', 'id-1', 'feed', 'feed:7:id-1'],
    [
      'a guid that is a URL of the whole site',
      'https://herald.example/#7',
      'feed',
      'feed:7:https://herald.example/#7',
    ],
    ['a URL', 'https://herald.example/a', 'global', 'url:https://herald.example/a'],
    [
      "another site's URL",
      'https://tribune.example/a',
      'global',
      'source:herald.example:https://tribune.example/a',
    ],
  ])('%s', (_, identity, identityScope, key) => {
    expect(identityKeyOf({ identity, identityScope }, holder)).toBe(key);
  });
});

describe('globalKeyOf', () => {
  it.each([
    'url:https://herald.example/source:x:https://tribune.example/',
    'feed:7:source:x:https://herald.example/',
  ])('does not change %s', (key) => {
    expect(globalKeyOf(key)).toBe(key);
  });
});

it('tells the keys of channels from domains', () => {
  expect(['youtube.com/channel/uc1', 'medium.com/@orrin'].map(isChannelKey)).toEqual([true, true]);
  expect(['youtube.com', 'herald.example:8080', 'localhost'].map(isChannelKey)).toEqual([
    false,
    false,
    false,
  ]);
});
