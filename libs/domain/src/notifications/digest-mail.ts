import {
  DIGEST_SECTIONS,
  type DigestKind,
  type DigestSection,
  isOutcome,
  newsIn,
  newsInListTitle,
} from '#vocabulary';
import { type DigestPage, digestHtml, type MailedLine, SMALLER } from './digest-html.js';
import type { DigestStory } from './digest-words.js';

export interface DigestToMail {
  kind: DigestKind;
  title: string;
  message: string;
  items: readonly MailedItem[];
  /** Including the stories for which there was no room. */
  storyCount: number;
}

/** With the language of the story (BCP 47). Null for a source. */
export type MailedItem = DigestStory & { language: string | null };

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
  const [first] = digest.items;
  return {
    title: {
      text: digest.title,
      news: newsInListTitle(digest.title, first),
      language: first?.language ?? null,
    },
    message: sitesOwn(digest.message),
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
function sectionsOf(items: readonly MailedItem[], site: string): DigestPage['sections'] {
  const of = (section: DigestSection | null) =>
    items
      .filter((item) => (item.section ?? null) === section)
      .map(({ slug, name, language, facts }) => ({
        name,
        language,
        facts: facts.map((fact) => mailedLine(fact, language, section === 'ended' && isOutcome(fact))),
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

/** A line about a story. @param isNews whether it is a report's if the site says nothing around it */
export function mailedLine(text: string, language: string | null, isNews: boolean): MailedLine {
  return { text, news: newsIn(text, isNews), language };
}

/** A line without words of reports. */
const sitesOwn = (text: string): MailedLine => ({ text, news: null, language: null });

/** The plain text of a digest. */
export function digestText({ message, sections, more, reason, links }: DigestPage): string {
  return [
    message.text,
    ...sections.flatMap(({ heading, stories, named }) => [
      ...(heading === null ? [] : [heading.toUpperCase()]),
      ...stories.map(({ name, facts, url }) =>
        [name, ...facts.map(({ text }) => `- ${text}`), url].map(oneLine).join('\n'),
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
