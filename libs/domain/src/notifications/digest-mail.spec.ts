import { describe, expect, it } from '@jest/globals';
import { digestMail } from './digest-mail.js';

const digest = {
  title: 'Your daily digest',
  message: '1 development in 1 story: Orrin <dam>.',
  items: [{ topicId: 1, slug: 'orrin-dam', name: 'Orrin <dam>', facts: ['It holds & "stands"'] }],
};

describe('digestMail', () => {
  const mail = digestMail(digest, 'https://news.example/', 'a-secret');

  it('has the same content in text and in HTML, and escapes what outlets wrote', () => {
    expect(mail.subject).toBe('Your daily digest');
    expect(mail.text).toContain('Orrin <dam>\n- It holds & "stands"\nhttps://news.example/topics/orrin-dam');
    expect(mail.html).toContain('<a href="https://news.example/topics/orrin-dam">Orrin &lt;dam&gt;</a>');
    expect(mail.html).toContain('<li>It holds &amp; &quot;stands&quot;</li>');
  });

  it('has an unsubscribe link and one-click unsubscribe headers', () => {
    expect(mail.text).toContain('Unsubscribe: https://news.example/unsubscribe?secret=a-secret');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://news.example/api/unsubscribe?secret=a-secret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
