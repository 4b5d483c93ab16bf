import { escapeText, escapeUTF8 } from 'entities';
import { withoutControls } from '#domain/ingest/article';
import type { SyndicationDocument, SyndicationItem } from './syndication-document.js';

/** RSS 2.0, well-formed for any text. Feed readers treat descriptions as HTML, so plain text is escaped twice. */
export function presentRss(document: SyndicationDocument): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', document.title)}
${element('link', document.pageUrl)}
${element('description', document.description)}
<atom:link href="${text(document.selfUrl)}" rel="self" type="application/rss+xml"/>
${[...(document.status === undefined ? [] : [element('category', document.status)]), ...document.items.map(item)].join('\n')}
</channel>
</rss>
`;
}

/** The guid is not the URL: URLs change when topics merge. */
function item({ id, url, title, text: content, at, author, tags }: SyndicationItem): string {
  return `<item>
${[
  element('title', title),
  element('link', url),
  `<guid isPermaLink="false">${text(id)}</guid>`,
  element('pubDate', at.toUTCString()),
  ...(author === undefined ? [] : [element('dc:creator', author)]),
  ...tags.map((tag) => element('category', tag)),
  element('description', escapeText(content)),
].join('\n')}
</item>`;
}

function element(name: string, content: string): string {
  return `<${name}>${text(content)}</${name}>`;
}

function text(content: string): string {
  return escapeUTF8(withoutControls(content.toWellFormed()));
}
