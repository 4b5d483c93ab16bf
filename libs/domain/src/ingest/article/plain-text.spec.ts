import { describe, expect, it } from '@jest/globals';
import { cutAtWord, plainText, titleText } from './plain-text.js';

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

describe('titleText', () => {
  it.each([
    ['Tom &amp; Anna &#8217;26', 'Tom & Anna ’26'],
    ['<b>Bold</b> words', 'Bold words'],
    ['How to escape &lt;b&gt; in a headline', 'How to escape <b> in a headline'],
    ['&amp;lt; is not &lt;', '&lt; is not <'],
    ['1 < 2', '1 < 2'],
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
  ])('%j cut to %i characters is %j', (text, limit, cut) => {
    expect(cutAtWord(text, limit)).toBe(cut);
  });
});
