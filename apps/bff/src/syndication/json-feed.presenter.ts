import type { SyndicationDocument, SyndicationItem } from './syndication-document.js';

/** JSON Feed 1.1 (jsonfeed.org). The topic's status is in our own extension. */
export function presentJsonFeed(document: SyndicationDocument): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: document.title,
    description: document.description,
    home_page_url: document.pageUrl,
    feed_url: document.selfUrl,
    ...(document.status !== undefined && { _followthrough: { status: document.status } }),
    items: document.items.map(item),
  });
}

function item({ id, url, title, text, at, author, tags }: SyndicationItem) {
  return {
    id,
    url,
    title,
    content_text: text,
    date_published: at.toISOString(),
    ...(author !== undefined && { authors: [{ name: author }] }),
    tags,
  };
}
