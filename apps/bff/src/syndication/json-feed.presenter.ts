import type { FeedDocument, FeedItem } from './feed-document.js';

/** JSON Feed 1.1 (jsonfeed.org); a topic's status stands in an extension of ours. */
export function presentJsonFeed(feed: FeedDocument): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.selfUrl,
    ...(feed.status !== undefined && { _followthrough: { status: feed.status } }),
    items: feed.items.map(item),
  });
}

function item({ id, url, title, text, at, author, tags }: FeedItem) {
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
