import { describe, expect, it } from '@jest/globals';
import { cleanTitle } from './clean-title.js';

describe('cleanTitle', () => {
  it.each([
    ['UPDATE 1-Orvale dam breaks after storm', '', 'Orvale dam breaks after storm'],
    ['LIVE: Orvale dam breaks after storm', '', 'Orvale dam breaks after storm'],
    ['WATCH | Orvale dam breaks after storm', '', 'Orvale dam breaks after storm'],
    ['Orvale dam breaks after storm | The Pellmere Post', '', 'Orvale dam breaks after storm'],
    ['Orvale dam breaks after storm - Pellmere News', '', 'Orvale dam breaks after storm'],
    ['Orvale dam breaks after storm – Kestrel', 'kestrel.example', 'Orvale dam breaks after storm'],
    ['Orvale dam breaks after storm – video', '', 'Orvale dam breaks after storm'],
    ['Orvale dam breaks after storm (VIDEO)', '', 'Orvale dam breaks after storm'],
    ['Mayor quits - and nobody is surprised', '', 'Mayor quits - and nobody is surprised'],
    ['Update on the Orvale dam', '', 'Update on the Orvale dam'],
    ['Live', '', 'Live'],
  ])('%j becomes its bare headline', (title, outlet, bare) => {
    expect(cleanTitle(title, outlet)).toBe(bare);
  });
});
