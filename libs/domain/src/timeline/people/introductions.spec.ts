import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from '#vocabulary';
import { introductions } from './introductions.js';

const read = (text: string) => introductions(text, ENGLISH).map(({ name, role }) => `${name}: ${role}`);

describe('introductions', () => {
  it.each([
    ['Harbour master Ilse Brandt closed the port.', 'Ilse Brandt: Harbour master'],
    ['The port was closed by harbour master Ilse Brandt on Monday.', 'Ilse Brandt: harbour master'],
    ['On Monday Norrend Prime Minister Ada Merrin resigned.', 'Ada Merrin: Norrend Prime Minister'],
    [
      "They wrote to Norrend's former foreign minister Ada Merrin.",
      "Ada Merrin: Norrend's former foreign minister",
    ],
    ['They met Secretary of State Odo Marsh in Orvale.', 'Odo Marsh: Secretary of State'],
    ['Bank of Norrend governor Odo Marsh raised the rate.', 'Odo Marsh: Bank of Norrend governor'],
    ['It was signed by Gov. Ada J. Merrin.', 'Ada J. Merrin: Gov.'],
    ['A report by Chief Scientist Dr Ada van der Merrin followed.', 'Ada van der Merrin: Chief Scientist'],
    ['President Odo Marsh’s lawyers appealed.', 'Odo Marsh: President'],
    ['Senator Odo Marsh Jr. voted no.', 'Odo Marsh Jr.: Senator'],
    ['Ilse Brandt, head of the inquiry, said so.', 'Ilse Brandt: head of the inquiry'],
    [
      'Ilse Brandt, 54, a nurse at the Orvale hospital, was freed.',
      'Ilse Brandt: a nurse at the Orvale hospital',
    ],
    ['He was succeeded by Ilse Brandt, a retired judge.', 'Ilse Brandt: a retired judge'],
    ['The harbour master, Ilse Brandt, said so.', 'Ilse Brandt: The harbour master'],
    ['“No,” said Norrend’s interior minister, Odo Marsh.', 'Odo Marsh: Norrend’s interior minister'],
  ])('reads %j', (text, introduced) => {
    expect(read(text)).toEqual([introduced]);
  });

  it.each([
    ['a role that a person only wants', 'They backed the nominee for governor Ada Merrin.'],
    ['a doubt', 'Police arrested alleged gang leader Odo Marsh.'],
    ['an adviser of the person with the role', 'A senior adviser to the president Odo Marsh spoke.'],
    ['a role of somebody else', 'After the talks with Ilse Brandt, the head of the union resigned.'],
    ['a phrase about the next name', 'They heard Ilse Brandt, the head of the union, Odo Marsh, and others.'],
    ['a list', 'They invited Ilse Brandt, President Odo and a nurse.'],
    ['two people', 'The bank’s founder and his wife, Ilse Brandt, moved.'],
    ['words cut off', 'Orvale 2030 president Odo Marsh spoke.'],
    ['an office', 'The head of Foreign Affairs left. Police Chief Council met.'],
    ['a firm', 'He sued Merrin Newspapers, publisher of the Gazette.'],
    ['a place', 'In North Orvale, a nurse at the hospital fell ill.'],
    ['a heading in capitals', 'AS TALKS FADE President Odo Marsh left.'],
    ['a credit', 'Reuters President Odo Marsh left.'],
    ['a headline', 'Mayor Odo Marsh Says Orvale Bridge Will Open Again Next Year'],
    ['a surname alone', 'President Marsh signed it.'],
    ['a vague word alone', 'The letter names leader Odo Marsh.'],
    ['a name that goes on', 'Judge Odo Marsh Orvale Brandt Elm agreed.'],
  ])('leaves out %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('reads no language but English', () => {
    expect(introductions('President Odo Marsh sprach.', 'de')).toEqual([]);
  });
});
