import { describe, expect, it } from '@jest/globals';
import { ownerGroup } from './owner-group.js';

describe('ownerGroup', () => {
  it.each([
    ['Kestrel Media Group', 'Kestrel Media Group'],
    ['  Kestrel   Media. ', 'Kestrel Media'],
    ['Kestrel & Sons', 'Kestrel & Sons'],
    ['Kestrel Publishing, Inc.', 'Kestrel Publishing, Inc'],
    ['Government of Orrin', 'Government of Orrin'],
    ['Independent Kestrel Group', 'Independent Kestrel Group'],
    ['newscorp', 'News Corp'],
    ['France Medias Monde', 'France Médias Monde'],
  ])('%j is the group %s', (name, group) => {
    expect(ownerGroup(name)).toBe(group);
  });

  it.each([
    null,
    '',
    'Unknown',
    'independent',
    'Independently owned',
    'Public broadcaster',
    'public-service media',
    'State-owned',
    'State media',
    'Private Ownership',
    'Privately owned',
    'Privately held',
    'family-owned',
    'Non-profit organisation',
    'n/a',
    'Various',
    'Ada Kestrel, Al Fen and Jo Roe',
    'The Kestrel is co-owned by Fen and Roe',
    'Fen 63%, Roe 11%',
    'The capital of the Kestrel lies with those who founded it, so that nobody else decides',
  ])('%j is not a group', (name) => {
    expect(ownerGroup(name)).toBeNull();
  });
});
