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
    ['ÚLTIMA HORA: Se rompe la presa de Orvale', '', 'Se rompe la presa de Orvale'],
    ['EN DIRECT | Le barrage d’Orvale a cédé', '', 'Le barrage d’Orvale a cédé'],
    ['Eilmeldung: Damm von Orvale gebrochen', '', 'Damm von Orvale gebrochen'],
    ['AO VIVO – Barragem de Orvale cedeu', '', 'Barragem de Orvale cedeu'],
    ["Ultim'ora | La diga di Orvale ha ceduto", '', 'La diga di Orvale ha ceduto'],
    ['Direct democracy wins in Orvale', '', 'Direct democracy wins in Orvale'],
    ['Live', '', 'Live'],
  ])('%j becomes its bare headline', (title, outlet, bare) => {
    expect(cleanTitle(title, outlet)).toBe(bare);
  });
});
