import { defineEntity, p } from '@mikro-orm/core';
import { type PlacementEvidence } from '#domain/stories/placing';
import { PUBLISHED_FROM, TAGS } from '#vocabulary';
import { listOf } from '../../database/sql-words.js';
import { Source } from '../../sources/source.entity.js';
import { Category } from '../../stories/category.entity.js';
import { Event } from '../../stories/keeper/event.entity.js';
import { Topic } from '../../stories/topic.entity.js';
import { Feed } from '../schedule/feed.entity.js';

const ArticleSchema = defineEntity({
  name: 'Article',
  properties: {
    id: p.integer().primary(),
    slug: p.text().unique(),
    source: () => p.manyToOne(Source),
    feed: () => p.manyToOne(Feed).nullable().index(),
    /** 'url:…' for a global identity, 'source:{domain}:…' and 'feed:{id}:…' for one within its source or feed. */
    identityKey: p.text().unique(),
    /**
     * Title and publication day as first seen, which identify an article within its source. Null if the title is too
     * unspecific.
     */
    titleKey: p.text().nullable(),
    guid: p.text().nullable(),
    url: p.text(),
    title: p.text(),
    excerpt: p.text(),
    /** Sanitised HTML, if the feed provided it. */
    content: p.text().nullable(),
    imageUrl: p.text().nullable(),
    author: p.text().nullable(),
    /** The outlet that the item credits in its `source` element. */
    credit: p.text().nullable(),
    language: p.text(),
    publishedAt: p.datetime(),
    publishedFrom: p.enum(PUBLISHED_FROM),
    firstSeenAt: p.datetime(),
    updatedAt: p.datetime(),
    /** Hash of what readers see. A change creates a revision. */
    contentHash: p.text(),
    /** Hash of the raw item. If it is equal, the item needs no processing. */
    rawHash: p.text(),
    /** The categories stated in the item. */
    itemCategories: p.array().default([]),
    /** Computed by the worker, primary tag first. */
    tags: p.array(),
    category: () => p.manyToOne(Category).index(),
    /** Null until it is placed. */
    topic: () => p.manyToOne(Topic).nullable().deleteRule('no action'),
    /** The event that it reports. Null until it is placed. */
    event: () => p.manyToOne(Event).nullable().deleteRule('no action'),
    /** The evidence for its topic when it was placed. */
    placement: p.json<PlacementEvidence>().nullable(),
    /** The origin of the report: 'owner:…', 'agency:…' or 'source:…'. */
    originKey: p.text().nullable(),
    /** The earliest article of its copy group, possibly itself. */
    copyOf: () => p.manyToOne(Article).nullable().index(),
    /** Shown in lists: placed, and the first of its copy group. */
    isCard: p.boolean().default(false),
    copyCount: p.integer().default(0),
    hotRank: p.double().default(0),
    /** When an editor hid it (system time). A hidden article has no topic and does not wait for one. */
    hiddenAt: p.datetime().nullable(),
    hiddenReason: p.text().nullable(),
    /** Fields that an editor set: `tags`. */
    editorFields: p.array().default([]),
  },
  indexes: [
    {
      name: 'article_waiting',
      expression:
        'create index article_waiting on article (published_at, id) where topic_id is null and hidden_at is null',
    },
    {
      name: 'article_placed',
      expression: 'create index article_placed on article (published_at, id) where topic_id is not null',
    },
    {
      name: 'article_hidden',
      expression: 'create index article_hidden on article (published_at, id) where hidden_at is not null',
    },
    {
      name: 'article_cards',
      expression: 'create index article_cards on article (hot_rank desc, id desc) where is_card',
    },
    {
      name: 'article_of_topic',
      expression: 'create index article_of_topic on article (topic_id, published_at desc, id desc)',
    },
    {
      name: 'article_of_event',
      expression: 'create index article_of_event on article (event_id, published_at desc, id desc)',
    },
    {
      name: 'article_of_source',
      expression:
        'create index article_of_source on article (source_id, published_at desc) include (topic_id)',
    },
    {
      name: 'article_title_key',
      expression: 'create unique index article_title_key on article (source_id, title_key)',
    },
    { name: 'article_url', expression: 'create index article_url on article using hash (url)' },
  ],
  checks: [
    { name: 'article_hidden_has_reason', expression: '(hidden_at is null) = (hidden_reason is null)' },
    { name: 'article_hidden_has_no_topic', expression: 'hidden_at is null or topic_id is null' },
    { name: 'article_card_is_placed', expression: 'not is_card or topic_id is not null' },
    { name: 'article_slug_not_digits', expression: "slug !~ '^[0-9]+$'" },
    { name: 'article_has_a_tag', expression: `cardinality(tags) between 1 and ${TAGS.length}` },
    {
      name: 'article_tags_known',
      expression: `tags <@ array[${listOf(TAGS)}]::text[]`,
    },
    { name: 'article_copy_count_positive', expression: 'copy_count >= 0' },
  ],
});

/** One item, as one source published it. */
export class Article extends ArticleSchema.class {}
ArticleSchema.setClass(Article);
