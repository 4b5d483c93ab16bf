import { escapeText } from 'entities';
import { newestOf, type SyndicationDocument, type SyndicationItem } from './syndication-document.js';
import { element, xmlText } from './xml-text.js';

/**
 * RSS 2.0. Feed readers treat descriptions as HTML, so plain text is escaped twice. Pictures are Media RSS: an enclosure needs a size,
 * which is not known before the picture is fetched.
 */
export function presentRss(document: SyndicationDocument): string {
  const { language, status, selfUrl, hubUrl, items } = document;
  const newest = newestOf(document);
  const lines = [
    element('title', document.title),
    element('link', document.pageUrl),
    element('description', document.description),
    ...(language === undefined ? [] : [element('language', language)]),
    ...(newest === null ? [] : [element('lastBuildDate', newest.toUTCString())]),
    ...(selfUrl === null ? [] : [atomLink('self', selfUrl, ' type="application/rss+xml"')]),
    ...(hubUrl === undefined ? [] : [atomLink('hub', hubUrl)]),
    ...(status === undefined ? [] : [element('category', status)]),
    ...items.map(item),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${lines.join('\n')}
</channel>
</rss>
`;
}

const atomLink = (rel: string, href: string, more = '') =>
  `<atom:link href="${xmlText(href)}" rel="${rel}"${more}/>`;

/** The guid is not the URL: URLs change when topics merge. */
function item({ id, url, title, text, at, author, tags, imageUrl }: SyndicationItem): string {
  return `<item>
${[
  element('title', title),
  element('link', url),
  element('guid', id, ' isPermaLink="false"'),
  element('pubDate', at.toUTCString()),
  ...(author === undefined ? [] : [element('dc:creator', author)]),
  ...tags.map((tag) => element('category', tag)),
  ...(imageUrl === undefined ? [] : [`<media:content url="${xmlText(imageUrl)}" medium="image"/>`]),
  element('description', escapeText(text)),
].join('\n')}
</item>`;
}
