import { describe, expect, it } from '@jest/globals';
import { addressKeyOf, everywhereKey, identityKeyOf } from './identity-key.js';

const domain = 'herald.example';

describe('addressKeyOf', () => {
  it.each<[string, string, string, string]>([
    ['its own site', domain, 'https://herald.example/a', 'url:https://herald.example/a'],
    ['a part of its site', domain, 'https://sport.herald.example/a', 'url:https://sport.herald.example/a'],
    [
      "the site's other part",
      'sport.herald.example',
      'https://herald.example/a',
      'url:https://herald.example/a',
    ],
    ['another site', domain, 'https://tribune.example/a', 'source:herald.example:https://tribune.example/a'],
    [
      'a site whose name ends alike',
      domain,
      'https://theherald.example/a',
      'source:herald.example:https://theherald.example/a',
    ],
    [
      'a site whose name begins alike',
      'herald.co.uk',
      'https://herald.co.uk.tribune.example/a',
      'source:herald.co.uk:https://herald.co.uk.tribune.example/a',
    ],
    [
      'a neighbour under one public suffix',
      'herald.co.uk',
      'https://tribune.co.uk/a',
      'source:herald.co.uk:https://tribune.co.uk/a',
    ],
    [
      'a neighbour on one host of many sites',
      'herald.blogspot.com',
      'https://tribune.blogspot.com/a',
      'source:herald.blogspot.com:https://tribune.blogspot.com/a',
    ],
  ])('%s', (_, holder, address, key) => {
    expect(addressKeyOf(address, holder)).toBe(key);
    expect(everywhereKey(key)).toBe(`url:${address}`);
  });
});

describe('identityKeyOf', () => {
  const holder = { feedId: 7, domain };

  it.each<[string, string, 'feed' | 'global', string]>([
    ['a guid', 'id-1', 'feed', 'feed:7:id-1'],
    [
      'a guid that is an address of the whole site',
      'https://herald.example/#7',
      'feed',
      'feed:7:https://herald.example/#7',
    ],
    ['an address', 'https://herald.example/a', 'global', 'url:https://herald.example/a'],
    ["another's", 'https://tribune.example/a', 'global', 'source:herald.example:https://tribune.example/a'],
  ])('%s', (_, identity, identityScope, key) => {
    expect(identityKeyOf({ identity, identityScope }, holder)).toBe(key);
  });
});

describe('everywhereKey', () => {
  it.each([
    'url:https://herald.example/source:x:https://tribune.example/',
    'feed:7:source:x:https://herald.example/',
  ])('leaves %s as it is', (key) => {
    expect(everywhereKey(key)).toBe(key);
  });
});
