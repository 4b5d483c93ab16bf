import { describe, expect, it } from '@jest/globals';
import { knownOrigins } from './find-origin-outlets.js';

const outlet = (
  name: string,
  domain: string,
  owner: string | null = null,
  mediaType: string | null = null,
) => ({
  name,
  domain,
  owner,
  mediaType,
});
const known = knownOrigins([
  outlet('Orrin Courant', 'courant.example', 'Kestrel & Sons'),
  outlet('Orrin Courant', 'courant.invalid'),
  outlet('Pellmere Mirror', 'mirror.example'),
  outlet('Valleywire', 'valleywire.example', null, 'news agency'),
  outlet('Orrin Institute', 'institute.example', null, 'organization/foundation'),
  outlet('Orrin Water Board', 'water.gov'),
  outlet('ProPublica', 'propublica.org', null, 'organization/foundation'),
  outlet('Times', 'times.example'),
  outlet('Fen Lantern', 'lantern.example'),
  outlet('Fen Lantern', 'youtube.com/channel/uc1'),
  outlet('Orrin Courant', 'medium.com/@courant', 'Fen Group'),
  outlet('Quay Videos', 'youtube.com/channel/uc2'),
]);

describe('knownOrigins', () => {
  it.each([
    ['the Orrin Courant', 'owner:kestrel-sons'],
    ['Pellmere Mirror', 'source:mirror.example'],
    ['Fen Lantern', 'source:lantern.example'],
    ['Quay Videos', 'source:youtube.com/channel/uc2'],
    ['Valleywire', 'agency:valleywire'],
    ['Orrin Institute', null],
    ['Orrin Water Board', null],
    ['ProPublica', 'source:propublica.org'],
    ['Times', null],
  ])('%s is %s', (name, key) => {
    expect(known.byName(name)).toBe(key);
  });
});
