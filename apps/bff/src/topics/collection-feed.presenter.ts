import { escapeText, escapeUTF8 } from 'entities';
import { PRODUCT_NAME } from '#contract';
import { withoutControls } from '#domain';
import type { CollectedMilestoneRow, CollectionRow } from '#persistence';

/** RSS 2.0 of a collection: the newest milestones of its topics. `origin` is where readers find us, without a slash at its end. */
export function presentCollectionFeed(
  collection: CollectionRow,
  milestones: readonly CollectedMilestoneRow[],
  origin: string,
): string {
  const page = `${origin}/collections/${collection.id}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${collection.name} | ${PRODUCT_NAME}`)}
${element('link', page)}
${element('description', collection.description || `A collection of ${collection.owner}`)}
<atom:link href="${text(`${origin}/api/collections/${collection.id}/rss`)}" rel="self" type="application/rss+xml"/>
${milestones.map((milestone) => item(milestone, origin)).join('\n')}
</channel>
</rss>
`;
}

/** Its guid is not its address, which changes when its topic is merged. Feed readers take descriptions for HTML, ours are plain. */
function item(milestone: CollectedMilestoneRow, origin: string): string {
  const slug = encodeURIComponent(milestone.topic_slug);
  return `<item>
${element('title', `${milestone.topic_name}: ${milestone.title}`)}
${element('link', `${origin}/topics/${slug}#milestone-${milestone.id}`)}
<guid isPermaLink="false">milestone-${milestone.id}</guid>
${element('pubDate', milestone.date.toUTCString())}
${element('description', escapeText(milestone.description))}
</item>`;
}

function element(name: string, content: string): string {
  return `<${name}>${text(content)}</${name}>`;
}

function text(content: string): string {
  return escapeUTF8(withoutControls(content.toWellFormed()));
}
