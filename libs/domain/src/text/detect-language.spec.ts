import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from './detect-language.js';

describe('detectLanguage', () => {
  it.each([
    ['Council votes on the harbour wall', 'en', 'en'],
    ['Council votes on the harbour wall', '', 'en'],
    ['Mira Tolland Oskar Venn Paldora Brintham Castellane Vorrin', 'en', 'en'],
    ['El presidente del Gobierno anuncia nuevas medidas económicas para el próximo año', 'en', 'es'],
    ['Le ministre annonce la dissolution de l’Assemblée et de nouvelles élections', 'en', 'fr'],
    ['The minister announced that the bridge would be closed until the end of the year', 'de', 'en'],
    ['Bürgermeister will die Brücke nicht vor dem Winter für den Verkehr öffnen', 'de-AT', 'de'],
    ['首相が辞任を表明', 'en', 'ja'],
    ['Президент подписал новый закон о бюджете', 'en', 'ru'],
    ['Alkalde ng Maburol nagbabala sa mga tsuper na hindi sumusunod', 'en', 'tl'],
    [
      'Bata nahulog sa tulay, hinanap ng mga kapitbahay ang ama. The Evening Hour is the news of Channel 9',
      'en',
      'tl',
    ],
    ['Presiden mengatakan bahwa harga beras akan turun dalam dua bulan', 'en', 'id'],
    ['He spoke at the mayor’s para sports day in May', 'en', 'en'],
    ['2026 : 3-1', 'pt-BR', 'pt'],
    ['', 'nonsense', 'en'],
  ])('%s (hint %s) is %s', (text, hint, expected) => {
    expect(detectLanguage(text, hint)).toBe(expected);
  });
});
