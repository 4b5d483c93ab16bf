import { describe, expect, it } from '@jest/globals';
import { stemmedWords } from './stemmed-words.js';

const stemsOf = (text: string) => stemmedWords(text, 'en').flatMap(({ stem }) => (stem === '' ? [] : [stem]));

describe('stemmedWords', () => {
  it.each([
    ['the houses were torn down', 'the houses were demolished'],
    ['they pulled the old houses down', 'they demolished the old houses'],
    ['members turned down the offer', 'members rejected the offer'],
    ['the vote was called off', 'the vote was cancelled'],
  ])('reads a verb with its particle as one word: %s', (phrase, plain) => {
    expect(stemsOf(phrase)).toEqual(stemsOf(plain));
  });

  it.each(['they looked down the well', 'the tram went down'])('leaves other verbs alone: %s', (text) => {
    expect(stemsOf(text)).not.toContain('demolish');
  });

  it('keeps a verb apart from a particle far behind it', () => {
    expect(stemsOf('he tore the letter of the mayor and sat down')).not.toContain('demolish');
  });

  it("does not read 'its own' as owning", () => {
    expect(stemsOf('warned by its own insurer')).not.toContain('own');
    expect(stemsOf('the owner of the mill')).toContain('own');
  });
});
