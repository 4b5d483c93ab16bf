import { imageUrl } from './image-url.js';
import type { Snapshot } from './snapshots.js';

/** The snapshot as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed({ outlet, items }: Snapshot): string {
  const site = `https://${outlet.domain}`;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: outlet.name,
    description: outlet.description,
    home_page_url: site,
    language: outlet.language,
    items: items.map((item) => ({
      id: item.guid,
      url: site + item.path,
      title: item.title,
      summary: item.summary,
      ...(item.content ? { content_html: item.content } : { content_text: item.summary }),
      ...(item.image ? { image: imageUrl(item.image) } : {}),
      ...(item.publishedAt ? { date_published: item.publishedAt, date_modified: item.updatedAt } : {}),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      ...(item.categories ? { tags: item.categories } : {}),
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
