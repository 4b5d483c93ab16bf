import { describe, expect, it } from '@jest/globals';
import { Boilerplate } from './boilerplate.js';

const SUBSCRIBE = 'Subscribe to the Orrin channel for more news every day of the week.';
const TAIL = '#Orrin #Tonight Subscribe to Orrin News! https://orrin.example/s - Follow us on every channel';
const STORIES = [
  'Dam breaks',
  'Tram stops',
  'Comet seen',
  'Bakery burns',
  'Mayor resigns',
  'Ferry sinks',
  'Fog lifts',
];

function taken(boilerplate: Boilerplate, source: string, titles: readonly string[], tail = SUBSCRIBE) {
  return titles.map((story) =>
    boilerplate.take(source, { title: `Orrin Tonight: ${story}`, summary: `${story} in Orvale. ${tail}` }),
  );
}

describe('Boilerplate', () => {
  it('removes what a source repeats, once it is known', () => {
    const items = taken(new Boilerplate(), 'orrin', STORIES);
    expect(items[0]).toEqual({
      title: 'Orrin Tonight: Dam breaks',
      summary: `Dam breaks in Orvale. ${SUBSCRIBE}`,
    });
    expect(items[6]).toEqual({ title: ': Fog lifts', summary: 'Fog lifts in Orvale.' });
  });

  it('splits at addresses, hashtags and dashes', () => {
    const items = taken(new Boilerplate(), 'orrin', STORIES, TAIL);
    expect(items[6]?.summary).toBe('Fog lifts in Orvale.');
  });

  it('splits at paragraphs', () => {
    const boilerplate = new Boilerplate();
    const summary = (matter: string) => `Our reporters on this story today\n${matter}`;
    for (const matter of ['Bridge', 'Ferry', 'Harbour', 'Tram', 'Mill'])
      boilerplate.take('gull', { title: matter, summary: summary(`${matter} closed`) });
    expect(boilerplate.strip('gull', { title: 'Lock', summary: summary('Lock closed') })).toEqual({
      title: 'Lock',
      summary: 'Lock closed',
    });
  });

  it('keeps what follows many parts', () => {
    const boilerplate = new Boilerplate();
    for (const title of ['Bridge', 'Ferry', 'Harbour', 'Tram', 'Mill'])
      boilerplate.take('gull', { title, summary: '' });
    const words = Array.from({ length: 60 }, (_, n) => `word${n}`);
    expect(boilerplate.strip('gull', { title: 'Lock', summary: words.join('\n') }).summary).toBe(
      words.join(' '),
    );
  });

  it('keeps sources apart', () => {
    const boilerplate = new Boilerplate();
    taken(boilerplate, 'orrin', STORIES);
    expect(taken(boilerplate, 'gull', ['Dam breaks'])[0]?.title).toBe('Orrin Tonight: Dam breaks');
  });

  it('recognises truncated sentences by their beginning, and columns despite their dates', () => {
    const boilerplate = new Boilerplate();
    taken(boilerplate, 'orrin', STORIES);
    const cut = boilerplate.take('orrin', {
      title: 'Snow',
      summary: 'Snow falls. Subscribe to the Orrin channel for mo…',
    });
    expect(cut.summary).toBe('Snow falls.');
    const days = ['3 May', '4 May', '5 June 2031', '6 June', '7 June'];
    const briefings = days.map((day) =>
      boilerplate.take('gull', { title: `Briefing of ${day}`, summary: '' }),
    );
    expect(briefings.at(-1)).toEqual({ title: '', summary: '' });
  });

  it('forgets what a source no longer repeats, and keeps words of a few items', () => {
    const boilerplate = new Boilerplate();
    taken(boilerplate, 'orrin', STORIES);
    for (let n = 0; n < 250; n += 1)
      boilerplate.take('orrin', {
        title: `${'word'.repeat(1 + (n % 40))} ${'x'.repeat(n)} told`,
        summary: '',
      });
    expect(taken(boilerplate, 'orrin', ['Dam breaks'])[0]?.title).toBe('Orrin Tonight: Dam breaks');
    for (let n = 0; n < 4; n += 1)
      boilerplate.take('orrin', { title: `Strike: part ${'y'.repeat(n)}`, summary: '' });
    expect(boilerplate.take('orrin', { title: 'Strike: over', summary: '' }).title).toBe('Strike: over');
  });

  it('learns nothing from strip()', () => {
    const boilerplate = new Boilerplate();
    const text = { title: 'Orrin Tonight: Dam breaks', summary: SUBSCRIBE };
    for (let n = 0; n < 9; n += 1) expect(boilerplate.strip('orrin', text)).toEqual(text);
    taken(boilerplate, 'orrin', STORIES);
    expect(boilerplate.strip('orrin', text)).toEqual({ title: ': Dam breaks', summary: '' });
  });
});
