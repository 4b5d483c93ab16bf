import { describe, expect, it } from '@jest/globals';
import { sanitiseContent } from './sanitise-content.js';

describe('sanitiseContent', () => {
  it.each([
    ['<p onclick="x()">Hi<script>x()</script></p>', '<p>Hi</p>'],
    [
      '<a href="/a" onmouseover="x()">a</a>',
      '<a href="https://herald.example/a" rel="noopener nofollow" target="_blank">a</a>',
    ],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    [
      '<img src="p.jpg" onerror="x()">',
      '<img src="https://herald.example/p.jpg" alt="" loading="lazy" referrerpolicy="no-referrer" />',
    ],
    ['<img src="data:image/png;base64,AA">text', 'text'],
    ['<img width="1" height="1" src="https://count.example/p.gif">text', 'text'],
    ['<form action="/x"><input name="a">text</form><iframe src="https://x.example"></iframe>', 'text'],
    ['<svg><a xlink:href="javascript:x()">a</a></svg>ok', 'ok'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<div style="x:expression(1)">plain</div>', 'plain'],
    ['<style>p{}</style>', null],
  ])('%s', (markup, clean) => {
    expect(sanitiseContent(markup, 'https://herald.example/story')).toBe(clean);
  });
});
