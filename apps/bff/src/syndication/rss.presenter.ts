import { escapeText, escapeUTF8 } from 'entities';
import { withoutControls } from '#domain/ingest/article';
import type { FeedDocument, FeedItem } from './feed-document.js';

/** RSS 2.0, well-formed whatever the texts hold. Feed readers take descriptions for HTML, ours are plain. */
export function presentRss(feed: FeedDocument): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feed.title)}
${element('link', feed.pageUrl)}
${element('description', feed.description)}
<atom:link href="${text(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
${[...(feed.status === undefined ? [] : [element('category', feed.status)]), ...feed.items.map(item)].join('\n')}
</channel>
</rss>
`;
}

/** Its guid is not its address, which changes when its topic is merged. */
function item({ id, url, title, text: content, at, author, tags }: FeedItem): string {
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
