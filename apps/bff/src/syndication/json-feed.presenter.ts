import {
  newestOf,
  type SyndicationDocument,
  type SyndicationItem,
  updatedAt,
} from './syndication-document.js';

/** JSON Feed 1.1 (jsonfeed.org). The topic's status and the time of the last change are in our own extension. */
export function presentJsonFeed(document: SyndicationDocument): string {
  const { title, description, language, pageUrl, selfUrl, hubUrl, status, items } = document;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    ...(selfUrl !== null && { feed_url: selfUrl }),
    ...(language !== undefined && { language }),
    ...(hubUrl !== undefined && { hubs: [{ type: 'WebSub', url: hubUrl }] }),
    _followthrough: {
      ...(status !== undefined && { status }),
      date_updated: newestOf(document)?.toISOString() ?? null,
    },
    items: items.map(item),
  });
}

function item(each: SyndicationItem) {
  const { id, url, title, text, at, author, tags, imageUrl } = each;
  const changed = updatedAt(each);
  return {
    id,
    url,
    title,
    content_text: text,
    date_published: at.toISOString(),
    ...(changed > at && { date_modified: changed.toISOString() }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    ...(author !== undefined && { authors: [{ name: author }] }),
    tags,
  };
}
