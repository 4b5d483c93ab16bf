import { describe, expect, it } from '@jest/globals';
import { endsReported, kindsFitted } from './closure-cues.js';

function endsItsStory(title: string): string[] {
  const fitted = kindsFitted(title);
  return endsReported(title, 'title').filter((kind) => fitted.includes(kind));
}

describe('words that resemble an end', () => {
  it.each([
    'Oil trades down to $60 a barrel',
    'Harbour stocks traded up to record highs',
    'Gold traded sideways to the close on Friday',
    'World Trade Center of Orvale returns to life',
    'Trade secretary travels to Tessel',
    'Trade figures point to recession',
    'Foundry trade speculation turns to Marn',
    'Marn appointed to replace head coach',
    'Suspect named in killing of head coach',
    'Foundry hires lawyer as row with coach deepens',
    'Minister concedes mistakes over ferry',
    'Kestrel concedes error in phone update',
    'Foundry concede late goal in Orvale',
    'Prime minister has conceded mistakes',
    'Common Field flips on special election law',
    'Senate approves government bill as deadline nears',
    'Senate approves $5bn to serve ministers',
    'Mother on the run is in custody battle',
    'Career of Osk ended by harbour inquiry',
    'Osk ended up in harbour investigation',
    'Osk acquitted of the main charge',
  ])('finds no end in %j', (title) => {
    expect(endsItsStory(title)).toEqual([]);
  });

  it.each([
    ['conviction', 'Osk convicted of main charge'],
    ['conviction', 'Osk found guilty of several charges'],
    ['conviction', 'Osk guilty of top count in market murder'],
    ['election', 'Finn concedes defeat'],
    ['election', 'Finn concedes to Thole'],
    ['election', 'Finn concedes race for governor'],
    ['election', 'Finn has conceded'],
    ['appointment', 'Senate approves Ada Voll as minister'],
    ['transfer', 'Anchors trade Marn back to Foundry'],
    ['transfer', 'Anchors trade centre Oda Vint to Foundry'],
  ])('finds the end of a story (%s) in %j', (kind, title) => {
    expect(endsItsStory(title)).toContain(kind);
  });

  it('are told from ends in hostile titles too', () => {
    for (const words of ['concedes the ', 'senate approves the ', 'named a '])
      expect(endsItsStory(words.repeat(200_000))).toEqual([]);
  });
});
