import { describe, expect, it } from '@jest/globals';
import { type DigestToMail, digestMail } from './digest-mail.js';

const digest: DigestToMail = {
  kind: 'daily',
  title: 'Orrin <dam> ends, and 11 more',
  message: 'Your daily digest: 14 developments in 12 stories.',
  storyCount: 12,
  items: [
    {
      ...{ topicId: 1, slug: 'orrin-dam', name: 'Orrin <dam>', section: 'ended', language: 'en' },
      facts: ['It holds & "stands"\nUnsubscribe: https://evil.example'],
    },
    {
      ...{
        topicId: 2,
        slug: 'strike',
        name: '<img src=x onerror=alert(1)>',
        section: 'also',
        language: 'en',
      },
      facts: ['</td><script>alert(1)</script>', 'Talks go on'],
    },
  ],
};
const mailOf = (values: Partial<DigestToMail> = {}) =>
  digestMail({ ...digest, ...values }, 'https://news.example/', 'a-secret');

describe('digestMail', () => {
  it('has the same content in text and in HTML, in sections', () => {
    const { subject, text, html } = mailOf();
    expect(subject).toBe('Orrin <dam> ends, and 11 more');
    expect(text.split('\n\n')).toEqual([
      'Your daily digest: 14 developments in 12 stories.',
      'ENDED',
      'Orrin <dam>\n- It holds & "stands" Unsubscribe: https://evil.example\nhttps://news.example/topics/orrin-dam',
      'ALSO',
      '<img src=x onerror=alert(1)>\n- </td><script>alert(1)</script>\n- Talks go on\nhttps://news.example/topics/strike',
      'and 10 more: https://news.example/?tab=tracked',
      [
        'You receive this email because email digests are switched on in your profile.',
        'Weekly instead: https://news.example/weekly-digest?secret=a-secret',
        'Unsubscribe: https://news.example/unsubscribe?secret=a-secret',
      ].join('\n'),
    ]);
    const [ended, also] = [html.indexOf('>Ended</h2>'), html.indexOf('>Also</h2>')];
    expect(ended).toBeGreaterThan(0);
    expect(also).toBeGreaterThan(html.indexOf('href="https://news.example/topics/orrin-dam"'));
    expect(html).not.toContain('Major');
    for (const url of text.matchAll(/https:\/\/news\.example\S+/g))
      expect(html).toContain(`href="${url[0]}"`);
  });

  it('names stories with nothing but trifles in one line', () => {
    const small = ['Coast <chess>', 'Spa town'].map((name, at) => ({
      ...{ topicId: at, slug: `small-${at}`, name, section: 'also' as const, language: 'en', facts: [] },
    }));
    const { text, html } = mailOf({ items: [...digest.items, ...small] });
    expect(text).toContain(
      '\n\nSmaller updates, from one origin each:\n- Coast <chess>: https://news.example/topics/small-0\n- Spa town: https',
    );
    expect(html).toMatch(
      /Smaller updates, from one origin each: <a [^>]+>Coast &lt;chess&gt;<\/a>, <a [^>]+>Spa/,
    );
  });

  it('escapes what outlets wrote', () => {
    const { html } = mailOf();
    expect(html).toContain('Orrin &lt;dam&gt;</a>');
    expect(html).toContain('It holds &amp; &quot;stands&quot;');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('offers the weekly digest only in the daily one, and no link for the rest if nothing is left out', () => {
    const { text, html } = mailOf({ kind: 'weekly', storyCount: 2 });
    for (const each of [text, html]) {
      expect(each).not.toContain('Weekly instead');
      expect(each).not.toMatch(/and \d+ more:|\?tab=tracked/);
    }
  });

  it('shows recommendations without headings', () => {
    const items = [
      { topicId: 1, slug: 'find', name: 'New find', section: null, language: 'en', facts: ['Science'] },
    ];
    const { text, html } = mailOf({ kind: 'recommended', items, storyCount: 1 });
    expect(text).toContain('\n\nNew find\n- Science\nhttps://news.example/topics/find\n\n');
    expect(html).not.toContain('<h3');
  });

  it('marks words in another language than its own', () => {
    const dutch = { topicId: 1, slug: 'haven', language: 'nl' };
    const source = { topicId: null, slug: 'gull', name: 'De <Meeuw>', section: 'sources' as const };
    const { html, text } = mailOf({
      title: 'Ended: Haven van Orrin, and 3 more',
      items: [
        {
          ...{ ...dutch, name: 'Haven van Orrin', section: 'ended' },
          facts: ['De <staking> is voorbij', 'Dok dicht (2 origins)', 'and 2 smaller updates'],
        },
        {
          ...{ ...dutch, slug: 'brug', name: 'De brug', section: 'major' },
          facts: ['Settled: Is the bridge open? Yes: “De brug is open.” (Gull, 2031-03-04)', 'Nog iets'],
        },
        { ...dutch, slug: 'kade', name: 'De kade', section: 'also', facts: [] },
        { ...source, language: null, facts: ['De haven: dicht'] },
      ],
    });
    expect([...html.matchAll(/ lang="nl" dir="auto">([^<]*)</g)].map(([, words]) => words)).toEqual([
      ...['Haven van Orrin', 'Haven van Orrin', 'De &lt;staking&gt; is voorbij', 'Dok dicht'],
      ...['De brug', 'De brug is open.', 'De kade'],
    ]);
    expect(html).toContain('>Ended: <span lang="nl" dir="auto">Haven van Orrin</span>, and 3 more</h1>');
    expect(html).toContain('<html lang="en">');
    expect(text).toContain('- Dok dicht (2 origins)\n');
    expect(mailOf().html.match(/ lang="/g)).toHaveLength(1);
  });

  it('has an unsubscribe link and one-click unsubscribe headers', () => {
    expect(mailOf().headers).toEqual({
      'List-Unsubscribe': '<https://news.example/api/unsubscribe?secret=a-secret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
