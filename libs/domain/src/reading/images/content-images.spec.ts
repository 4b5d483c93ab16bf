import { describe, expect, it } from '@jest/globals';
import { sanitiseContent } from '../../ingest/article/index.js';
import { withImageAddresses } from './content-images.js';

const BASE = 'https://herald.example/';
const stored = (markup: string) => sanitiseContent(markup, BASE) ?? '';

describe('withImageAddresses', () => {
  it('replaces the address of each picture and keeps everything else', () => {
    const content = stored(
      '<p>Before <a href="https://herald.example/a.jpg">a.jpg</a></p><img width=300 height=200 alt="A &quot;dam&quot; > 5" src="/p.jpg?a=1&b=2"><img src="q.jpg">',
    );
    const asked: string[] = [];
    const shown = withImageAddresses(content, (url) => {
      asked.push(url);
      return `/images/x?url=${asked.length}&width=960`;
    });
    expect(asked).toEqual(['https://herald.example/p.jpg?a=1&b=2', 'https://herald.example/q.jpg']);
    expect(shown).toContain('<a href="https://herald.example/a.jpg"');
    expect(shown).toContain(
      '<img src="/images/x?url=1&amp;width=960" alt="A &quot;dam&quot; &gt; 5" width="300" height="200" loading="lazy"',
    );
    expect(shown).not.toContain('herald.example/p.jpg');
  });

  it('leaves no address if there is none to show', () => {
    const shown = withImageAddresses(stored('<p>Text</p><img src="/p.jpg" alt="A dam">'), () => null);
    expect(shown).toMatch(/<img alt="A dam"[^<>]*>$/);
    expect(shown).not.toContain('src=');
  });

  it('finds no picture in text that looks like one', () => {
    const content = stored('<p>&lt;img src="https://herald.example/p.jpg"&gt;</p>');
    expect(withImageAddresses(content, () => 'replaced')).toBe(content);
  });
});
