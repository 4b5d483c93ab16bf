import { PRODUCT_NAME } from '#contract/site';
import {
  newestOf,
  type SyndicationDocument,
  type SyndicationItem,
  updatedAt,
} from './syndication-document.js';
import { element, xmlText } from './xml-text.js';

/** Atom (RFC 4287). A document without items was last updated at the beginning of time. */
export function presentAtom(document: SyndicationDocument): string {
  const { language, status, pageUrl, selfUrl, hubUrl, items } = document;
  const authority = new URL(pageUrl).hostname;
  const lines = [
    element('title', document.title),
    element('subtitle', document.description),
    element('id', pageUrl),
    element('updated', (newestOf(document) ?? new Date(0)).toISOString()),
    link('alternate', pageUrl, ' type="text/html"'),
    ...(selfUrl === null ? [] : [link('self', selfUrl, ' type="application/atom+xml"')]),
    ...(hubUrl === undefined ? [] : [link('hub', hubUrl)]),
    `<author>${element('name', PRODUCT_NAME)}</author>`,
    ...(status === undefined ? [] : [category(status)]),
    ...items.map((each) => entry(each, authority)),
  ];
  const inLanguage = language === undefined ? '' : ` xml:lang="${xmlText(language)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"${inLanguage}>
${lines.join('\n')}
</feed>
`;
}

const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${xmlText(href)}"/>`;

const category = (term: string) => `<category term="${xmlText(term)}"/>`;

/** The id is a tag URI (RFC 4151): it must not change when the URL does. */
function entry(item: SyndicationItem, authority: string): string {
  const { id, url, title, text, at, author, tags, imageUrl } = item;
  return `<entry>
${[
  element('title', title),
  element('id', `tag:${authority},2026:${id}`),
  link('alternate', url, ' type="text/html"'),
  element('published', at.toISOString()),
  element('updated', updatedAt(item).toISOString()),
  ...(author === undefined ? [] : [`<author>${element('name', author)}</author>`]),
  ...tags.map(category),
  ...(imageUrl === undefined ? [] : [link('enclosure', imageUrl, ' type="image/*"')]),
  element('summary', text, ' type="text"'),
].join('\n')}
</entry>`;
}
