import type { DigestStory } from './digest-words.js';

export interface DigestToMail {
  title: string;
  message: string;
  items: readonly DigestStory[];
}

export interface MailWords {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/**
 * A digest as an email, in plain text and in simple HTML. Mail programs unsubscribe with one click (RFC 8058), readers with
 * the link at the end.
 * @param publicUrl the public address of the site
 */
export function digestMail(digest: DigestToMail, publicUrl: string, secret: string): MailWords {
  const site = publicUrl.replace(/\/+$/, '');
  const query = `?secret=${encodeURIComponent(secret)}`;
  const unsubscribe = `${site}/unsubscribe${query}`;
  const stories = digest.items.map(({ slug, name, facts }) => ({
    name,
    facts,
    url: `${site}/topics/${slug}`,
  }));
  const reason = 'You receive this email because email digests are switched on in your profile.';
  return {
    subject: digest.title,
    text: [
      digest.message,
      ...stories.map(({ name, facts, url }) => [name, ...facts.map((fact) => `- ${fact}`), url].join('\n')),
      `${reason}\nUnsubscribe: ${unsubscribe}`,
    ].join('\n\n'),
    html: [
      `<p>${escaped(digest.message)}</p>`,
      ...stories.map(
        ({ name, facts, url }) =>
          `<h2><a href="${escaped(url)}">${escaped(name)}</a></h2><ul>${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>`,
      ),
      `<p>${escaped(reason)} <a href="${escaped(unsubscribe)}">Unsubscribe</a></p>`,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${site}/api/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
