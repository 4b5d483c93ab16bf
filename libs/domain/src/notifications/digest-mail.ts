import { DIGEST_SECTIONS, type DigestKind, type DigestSection } from '#vocabulary';
import { type DigestPage, digestHtml, SMALLER } from './digest-html.js';
import type { DigestStory } from './digest-words.js';

export interface DigestToMail {
  kind: DigestKind;
  title: string;
  message: string;
  items: readonly DigestStory[];
  /** Including the stories for which there was no room. */
  storyCount: number;
}

export interface MailWords {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export const DIGEST_HEADINGS: Record<DigestSection, string> = {
  ended: 'Ended',
  major: 'Major',
  also: 'Also',
  sources: 'From sources you follow',
};

/**
 * A digest as an email, in plain text and in HTML with the same content. Mail programs unsubscribe with one click (RFC 8058),
 * readers with the link at the end.
 * @param publicUrl the public address of the site
 */
export function digestMail(digest: DigestToMail, publicUrl: string, secret: string): MailWords {
  const site = publicUrl.replace(/\/+$/, '');
  const query = `?secret=${encodeURIComponent(secret)}`;
  const page = pageOf(digest, site, query);
  return {
    subject: digest.title,
    text: digestText(page),
    html: digestHtml(page),
    headers: {
      'List-Unsubscribe': `<${site}/api/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function pageOf(digest: DigestToMail, site: string, query: string): DigestPage {
  const left = digest.storyCount - digest.items.length;
  const weekly = { words: 'Weekly instead', url: `${site}/weekly-digest${query}` };
  return {
    title: digest.title,
    message: digest.message,
    sections: sectionsOf(digest.items, site),
    more: left > 0 ? { words: `and ${left} more`, url: `${site}/?tab=tracked` } : null,
    reason: 'You receive this email because email digests are switched on in your profile.',
    links: [
      ...(digest.kind === 'daily' ? [weekly] : []),
      { words: 'Unsubscribe', url: `${site}/unsubscribe${query}` },
    ],
  };
}

/** Recommendations have one section without a heading. */
function sectionsOf(items: readonly DigestStory[], site: string): DigestPage['sections'] {
  const of = (section: DigestSection | null) =>
    items
      .filter((item) => (item.section ?? null) === section)
      .map(({ slug, name, facts }) => ({
        name,
        facts,
        url: `${site}/${section === 'sources' ? 'sources' : 'topics'}/${encodeURIComponent(slug)}`,
      }));
  return [null, ...DIGEST_SECTIONS]
    .map((section) => ({
      heading: section && DIGEST_HEADINGS[section],
      stories: of(section).filter(({ facts }) => facts.length > 0),
      named: of(section).filter(({ facts }) => facts.length === 0),
    }))
    .filter(({ stories, named }) => stories.length + named.length > 0);
}

/** The plain text of a digest. */
export function digestText({ message, sections, more, reason, links }: DigestPage): string {
  return [
    message,
    ...sections.flatMap(({ heading, stories, named }) => [
      ...(heading === null ? [] : [heading.toUpperCase()]),
      ...stories.map(({ name, facts, url }) =>
        [name, ...facts.map((fact) => `- ${fact}`), url].map(oneLine).join('\n'),
      ),
      ...(named.length > 0
        ? [[SMALLER, ...named.map(({ name, url }) => oneLine(`- ${name}: ${url}`))].join('\n')]
        : []),
    ]),
    ...(more ? [`${more.words}: ${more.url}`] : []),
    [reason, ...links.map(({ words, url }) => `${words}: ${url}`)].join('\n'),
  ].join('\n\n');
}

/** What outlets wrote may hold line breaks, which would look like lines of the digest. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
