import { describe, expect, it } from '@jest/globals';
import { cutAtWord, plainParagraphs, plainText, titleText } from './plain-text.js';

describe('plainText', () => {
  it.each([
    ['Tom &amp; Anna', 'Tom & Anna'],
    ['AT&amp;amp;T &amp;#8217;s', 'AT&T ’s'],
    ['<p>One</p><p>Two<br>three</p>', 'One Two three'],
    ['in<b>sepa</b>rable', 'inseparable'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['&lt;p&gt;escaped&lt;/p&gt;', 'escaped'],
    ['a<script>alert("<b>")</script>b', 'a b'],
    ['a<!-- <p> -->b', 'a b'],
    ['unfinished <a href="x', 'unfinished'],
    ['fish&nbsp;&amp;\n\t chips', 'fish & chips'],
  ])('%j becomes %j', (markup, text) => {
    expect(plainText(markup)).toBe(text);
  });

  it('takes linear time on hostile markup', () => {
    expect(plainText('<svg'.repeat(50_000)).length).toBeLessThanOrEqual(200_000);
    expect(plainText('<script>'.repeat(25_000))).toBe('');
  });
});

describe('plainParagraphs', () => {
  it.each([
    [
      '<p>Cracks in two arches</p>\n<p>The bridge is closed.</p>',
      'Cracks in two arches\nThe bridge is closed.',
    ],
    ['<div><h2>What we know</h2>\n\t<ul><li>One</li><li>Two</li></ul></div>', 'What we know\nOne\nTwo'],
    ['<figure><img src="a"><figcaption>Ann Orle</figcaption></figure>The bridge', 'Ann Orle\nThe bridge'],
    ['two <img src="a">words<br>of <b>one</b>\nline', 'two words of one line'],
    ['Cracks in two arches<hr>The bridge', 'Cracks in two arches\nThe bridge'],
    ['<table><tr><td>Gulls</td><td>2</td></tr><tr><th>Terns</th><td>1</td></tr></table>', 'Gulls 2\nTerns 1'],
    ['<p>one</p><p>\u200E</p> <p>\u200E </p><p>two</p>', 'one\ntwo'],
    ['one paragraph<br />\n<br>another', 'one paragraph\nanother'],
    ['a line\nof plain text', 'a line of plain text'],
    ['&lt;p&gt;escaped&lt;/p&gt;&lt;p&gt;twice&lt;/p&gt;', 'escaped\ntwice'],
    ['a<script>x()</script>b', 'a b'],
  ])('%j becomes %j', (markup, text) => {
    expect(plainParagraphs(markup)).toBe(text);
  });
});

describe('titleText', () => {
  it.each([
    ['Tom &amp; Anna &#8217;26', 'Tom & Anna ’26'],
    ['<b>Bold</b> words', 'Bold words'],
    ['How to escape &lt;b&gt; in a headline', 'How to escape <b> in a headline'],
    ['&amp;lt; is not &lt;', '&lt; is not <'],
    ['1 < 2', '1 < 2'],
    ['<p>Bridge closed</p><p>Ferry\u2029runs</p>', 'Bridge closed Ferry runs'],
  ])('%j becomes %j, decoded only once', (markup, text) => {
    expect(titleText(markup)).toBe(text);
  });
});

describe('cutAtWord', () => {
  it.each([
    ['short', 20, 'short'],
    ['one two three four', 13, 'one two…'],
    ['abcdefghij', 5, 'abcd…'],
    ['ending, here', 8, 'ending…'],
    ['one two\nthree four', 12, 'one two…'],
  ])('%j cut to %i characters is %j', (text, limit, cut) => {
    expect(cutAtWord(text, limit)).toBe(cut);
  });
});
