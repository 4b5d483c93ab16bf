import { plainParagraphs } from '#domain/ingest/article';
import { type StoryArticle } from '#domain/stories/placing';
import { type TopicArticle, type TopicBefore } from '#domain/timeline';
import { type ArticleReading } from '#domain/timeline/read';
import type {
  MilestoneForRebuildRow,
  StoryArticleRow,
  TopicArchiveRow,
  TopicForRebuildRow,
} from '#persistence/stories';

/** The input of the story model. `said` is the article's text without its source's boilerplate. */
export function storyArticle(
  row: Pick<StoryArticleRow, 'language' | 'published_at'>,
  said: Pick<StoryArticle, 'title' | 'summary'>,
): StoryArticle {
  return { ...said, language: row.language, publishedAt: row.published_at };
}

export function plainContent({ content }: Pick<StoryArticleRow, 'content'>): string | null {
  return content === null ? null : plainParagraphs(content);
}

/** The input of a topic's rebuild. */
export function topicArticle(row: StoryArticleRow, isFresh: boolean, reading: ArticleReading): TopicArticle {
  const originKey = row.origin_key ?? `source:${row.domain}`;
  return {
    id: row.id,
    sourceId: row.source_id,
    sourceDomain: row.domain,
    sourceName: row.source_name,
    originKey,
    title: row.title,
    excerpt: row.excerpt,
    text: null,
    reading,
    publishedAt: row.published_at,
    url: row.url,
    imageUrl: row.image_url,
    sourceTrust: row.trust_score,
    isLight: isLight(row.tags),
    categoryId: row.category_id,
    milestoneId: row.milestone_id,
    milestoneRole: row.milestone_role,
    pinnedTo: row.is_pinned ? row.milestone_id : null,
    settledIn: row.is_settled ? row.milestone_id : null,
    place: isFresh
      ? null
      : {
          originKey,
          copyOf: row.copy_of_id ?? row.id,
          isCard: row.is_card,
          copyCount: row.copy_count,
          hotRank: row.hot_rank,
        },
  };
}

/** Whether the first tag is one of a section of its own beside the news. */
function isLight([tag]: readonly string[]): boolean {
  return tag === 'sports' || tag === 'entertainment';
}

/** The stored state of a topic before its rebuild. */
export function topicBefore(
  topic: TopicForRebuildRow,
  milestones: readonly MilestoneForRebuildRow[],
  archive: TopicArchiveRow | undefined,
): TopicBefore {
  return {
    status: topic.status,
    isStatusLocked: topic.is_status_locked,
    resolution: topic.resolved_at && {
      at: topic.resolved_at,
      reason: topic.status_reason,
      articleIds: topic.resolution_article_ids,
    },
    isListed: topic.is_listed,
    label: topic.label,
    milestones: milestones.map((row) => ({
      id: row.id,
      anchorArticleId: row.anchor_article_id,
      openedAt: row.opened_at,
      originCount: row.origin_count,
      isRetracted: row.is_retracted,
      locked: row.is_locked,
      ...(row.is_retraction_locked && { retraction: { at: row.retracted_at } }),
    })),
    archive: archive
      ? {
          articleCount: archive.article_count,
          sourceIds: archive.source_ids,
          originKeys: archive.origin_keys,
          firstReportedAt: archive.first_reported_at,
        }
      : null,
  };
}
