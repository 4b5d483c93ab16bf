import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { apartLabels, completedLabels, isBareName, withoutAddition } from './label-apart.js';

let next = 1;

function placed(title: string, excerpt: string, language = 'en') {
  const id = next++;
  const article = {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}`, copyGroup: id },
    ...{ originKey: `source:${id}`, title, excerpt, text: null, publishedAt: new Date(id * 3_600_000) },
    ...{ imageUrl: null, sourceTrust: null, language },
  };
  return {
    article,
    reading: readArticle(article),
    voice: 'own' as const,
    words: { terms: [], counts: [], newShare: 0 },
  };
}

describe('apartLabels', () => {
  it('adds what most headlines have beside the label', () => {
    const story = [
      placed('Tessa Quill sells letters of her youth', 'The letters of the singer Tessa Quill go to Orvale.'),
      placed('Orvale buys letters by Tessa Quill', 'The town pays a million for the letters.'),
      placed('What Tessa Quill wrote to her aunt', 'The singer wrote often.'),
    ];
    expect(apartLabels('Tessa Quill', story)[0]).toBe('Tessa Quill: letters');
  });

  it('adds a whole name, and prefers it to a word', () => {
    const story = [
      placed('Tessa Quill trial hears Aron Vell’s nurse', 'The nurse of Aron Vell spoke in Orvale.'),
      placed('Nurse of Aron Vell weeps at Tessa Quill trial', 'The nurse said that Aron Vell slept.'),
    ];
    const [best] = apartLabels('Tessa Quill trial', story);
    expect(best).toBe('Tessa Quill trial: Aron Vell');
    expect(apartLabels('Tessa Quill trial', story)).not.toContain('Tessa Quill trial: Vell');
  });

  it.each([
    ['one headline has', ['Tessa Quill sells letters', 'Tessa Quill rests', 'Tessa Quill sings']],
    ['every story may have', ['Trump hears Tessa Quill', 'Trump thanks Tessa Quill']],
    ['is in the label', ['The Quill of Tessa Quill', 'A quill for Tessa Quill']],
    ['accuses somebody', ['The robberies and Tessa Quill', 'Tessa Quill and the robberies']],
  ])('adds nothing that only %s', (_, titles) => {
    const story = titles.map((title) =>
      placed(title, 'The singer met Trump. The letters, the robberies and the quill are old.'),
    );
    expect(apartLabels('Tessa Quill', story)).toEqual([]);
  });

  it('has at most six words', () => {
    const story = [
      placed('Old Orvale harbour ferry strike talks: letters', 'The letters are old.'),
      placed('Letters end old Orvale harbour ferry strike talks', 'The letters are old.'),
    ];
    for (const label of apartLabels('Old Orvale harbour ferry strike talks', story))
      expect(label.split(' ').length).toBeLessThanOrEqual(6);
  });
});

describe('withoutAddition', () => {
  it('gives the label itself', () => {
    expect(withoutAddition('Tessa Quill: letters')).toBe('Tessa Quill');
    expect(withoutAddition('Tessa Quill')).toBe('Tessa Quill');
  });
});

describe('isBareName', () => {
  it.each(['Tessa Quill', 'Port Lumen', 'Bank of Orvale'])('is true of %s', (label) => {
    expect(isBareName(label)).toBe(true);
  });

  it.each([
    'Tessa Quill trial',
    'Storm Odla',
    'Tessa Quill: letters',
    'Port Lumen tram line',
    'Harbour dues',
  ])('is false of %s', (label) => {
    expect(isBareName(label)).toBe(false);
  });
});

describe('completedLabels', () => {
  const stories = (titles: readonly string[], lead: string) => titles.map((title) => placed(title, lead));

  it('adds what four headlines and a third of all have beside the name', () => {
    const titles = ['sells letters', 'keeps letters', 'finds letters', 'burns letters', 'rests', 'sings'];
    const story = stories(
      titles.map((each) => `Tessa Quill ${each}`),
      'The singer found the letters.',
    );
    expect(completedLabels('Tessa Quill', story)).toEqual(['Tessa Quill: letters']);
    expect(completedLabels('Tessa Quill', story.slice(1))).toEqual([]);
  });

  it('adds nothing that only the few English headlines of a story have', () => {
    const english = stories(
      ['sells', 'keeps', 'finds', 'burns'].map((does) => `Tessa Quill ${does} letters`),
      'The singer found the letters.',
    );
    const german = Array.from({ length: 20 }, () =>
      placed('Tessa Quill zieht nach Orvale', 'Die Sängerin Tessa Quill zieht nach Orvale.', 'de'),
    );
    expect(completedLabels('Tessa Quill', [...german, ...english])).toEqual([]);
    expect(completedLabels('Tessa Quill', english)).toEqual(['Tessa Quill: letters']);
  });

  it('prefers what happened to a thing', () => {
    const story = stories(
      [
        'Letters and auction: Quill speaks',
        'Quill halts auction of letters',
        'Auction of Quill letters ends',
        'Letters at auction: Quill weeps',
      ],
      'The auction of the letters began. The letters are old.',
    );
    expect(completedLabels('Tessa Quill', story)[0]).toBe('Tessa Quill: auction');
  });

  it.each([
    ['a crime', 'fraud', 'The fraud was old.'],
    ['several crimes', 'robberies', 'The robberies were old.'],
    ['a crime with a hyphen', 'murder-suicide', 'The murder-suicide was old.'],
    ['who did a crime', 'thief', 'The thief was old.'],
    ['what somebody is', 'mayor', 'The mayor was old.'],
    ['a matter of its whole time', 'coronavirus', 'The coronavirus was old.'],
    ['a word of the label with a hyphen', 'Quill-Vell', 'The house of Quill-Vell was old.'],
  ])('does not add %s', (_, word, lead) => {
    const story = stories(
      ['One', 'Two', 'Three', 'Four'].map((each) => `${each}: Tessa Quill and the ${word}`),
      lead,
    );
    expect(completedLabels('Tessa Quill', story)).toEqual([]);
  });
});
