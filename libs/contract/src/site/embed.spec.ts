import { expect, it } from '@jest/globals';
import { EMBED_SIZE, EmbedQuery, embedCode } from './embed.js';

it('the code of an embedded story cannot be broken by its name', () => {
  const name = '"></iframe><script>alert(1)</script> & dam';
  expect(embedCode({ id: 7, name }, { origin: 'https://news.example', theme: 'dark' })).toBe(
    `<iframe src="https://news.example/embed/story/7?theme=dark" title="&quot;&gt;&lt;/iframe&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; dam" width="600" height="${EMBED_SIZE.height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
  );
});

it.each([
  [{ theme: 'dark' }, 'dark'],
  [{ theme: 'sepia' }, undefined],
  [{ theme: ['dark', 'light'] }, undefined],
  [{}, undefined],
])('the theme of %j is %s', (query, theme) => {
  expect(EmbedQuery.parse(query).theme).toBe(theme);
});
