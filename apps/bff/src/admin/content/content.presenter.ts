import type { ContentArticle, ContentDetail } from '#contract/desk';
import type { ContentRow, VersionRow } from '#persistence/desk';
import type { PlacedArticleRow } from '#persistence/stories';
import { presentPlace } from '../../tracker/why.presenter.js';

export function presentContentArticle(row: ContentRow): ContentArticle {
  const hidden =
    row.hidden_at === null ? null : { at: row.hidden_at.toISOString(), reason: row.hidden_reason ?? '' };
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language,
    url: row.url,
    source: { id: row.source_id, name: row.source_name, slug: row.source_slug },
    publishedAt: row.published_at.toISOString(),
    topic: topicOf(row),
    role: row.role,
    copyOf: row.copy_of_id === row.id ? null : row.copy_of_id,
    revisions: row.revisions,
    tags: row.tags,
    locks: row.editor_fields,
    hidden,
  };
}

function topicOf({ topic_id: id, topic_name: name, topic_language: language }: ContentRow) {
  return id === null || name === null || language === null ? null : { id, name, language };
}

export function presentContentDetail(
  row: ContentRow,
  placed: PlacedArticleRow,
  versions: readonly VersionRow[],
): ContentDetail {
  const { reason, tags, origin } = presentPlace(placed);
  return {
    ...presentContentArticle(row),
    excerpt: row.excerpt,
    firstSeenAt: row.first_seen_at.toISOString(),
    reason: placeReason(row, reason),
    tagReasons: row.editor_fields.includes('tags') ? ['An editor set the tags.'] : tags,
    origin,
    versions: versions.map(({ title, excerpt, replaced_at }) => ({
      title,
      excerpt,
      replacedAt: replaced_at.toISOString(),
    })),
  };
}

function placeReason({ hidden_reason, topic_id }: ContentRow, reason: string): string {
  if (hidden_reason !== null) return `An editor hid it: ${hidden_reason}`;
  return topic_id === null ? 'It waits for the story-keeper to place it.' : reason;
}
