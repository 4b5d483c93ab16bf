import { describe, expect, it } from '@jest/globals';
import { paragraphsOf, speechParts } from './speech-parts';

describe('speechParts', () => {
  it('keeps sentences whole and each text apart', () => {
    const texts = ['The dam held. The gate was opened.', 'Residents return.'];
    expect(speechParts(texts, 'en')).toEqual(['The dam held. The gate was opened.', 'Residents return.']);
  });

  it('starts a new part where the next sentence does not fit', () => {
    const sentence = `${'The water rose again '.repeat(7).trim()}.`;
    expect(speechParts([`${sentence} ${sentence}`], 'en')).toEqual([sentence, sentence]);
  });

  it('splits a sentence without an end between words, and a word without an end anywhere', () => {
    const parts = speechParts([`${'water '.repeat(100)}${'x'.repeat(500)}`], 'en');
    expect(parts.every((part) => part.length <= 240)).toBe(true);
    expect(parts.join(' ').replaceAll(' ', '')).toBe('water'.repeat(100) + 'x'.repeat(500));
  });

  it.each(['de', 'xx-unknown', 'no language'])('reads %s', (language) => {
    expect(speechParts(['Der Damm hält.'], language)).toEqual(['Der Damm hält.']);
  });

  it('has nothing to say of nothing', () => {
    expect(speechParts(['', ' \n '], 'en')).toEqual([]);
  });
});

describe('paragraphsOf', () => {
  it('reads text without tags, scripts or entities', () => {
    const html = '<p>The <b>dam</b> held &amp; holds.</p><ul><li>One</li><li>Two<br>Three</li></ul>';
    expect(paragraphsOf(html)).toEqual(['The dam held & holds.', 'One', 'Two', 'Three']);
    const hidden = '<p>Seen</p><script>run()</script><style>p { color: red }</style><noscript>No</noscript>';
    expect(paragraphsOf(hidden)).toEqual(['Seen']);
  });

  it('keeps the cells of a table apart, and terms from what they mean', () => {
    const table = '<table><caption>Dead</caption><tr><th>Orrin</th><td>12</td><td>40</td></tr></table>';
    expect(paragraphsOf(table)).toEqual(['Dead', 'Orrin', '12', '40']);
    expect(paragraphsOf('<dl><dt>Dam</dt><dd>A wall</dd></dl>')).toEqual(['Dam', 'A wall']);
  });

  it('breaks at the lines of the source only where they are seen', () => {
    expect(paragraphsOf('<p>The dam\n  held.</p><pre>One\nTwo</pre>')).toEqual([
      'The dam held.',
      'One',
      'Two',
    ]);
  });
});
