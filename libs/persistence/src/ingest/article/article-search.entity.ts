import { defineEntity, p } from '@mikro-orm/core';
import { Source } from '../../sources/source.entity.js';
import { Article } from './article.entity.js';
import { SEARCH_KEYS } from './search-keys.js';

const ArticleSearchSchema = defineEntity({
  name: 'ArticleSearch',
  properties: {
    article: () => p.manyToOne(Article).primary().deleteRule('cascade'),
    source: () => p.manyToOne(Source).deleteRule('cascade'),
    publishedAt: p.datetime(),
    /** The text search configuration of its words: 'english', 'german', …, 'simple'. */
    stemmer: p.text(),
    /** The stemmed words of title and summary. */
    words: p.type('tsvector').$type<string>().columnType('tsvector'),
  },
  indexes: [
    {
      name: 'article_search_words',
      // A search reads what is not merged yet once for each slice of time: an eighth of the default, which costs writers nothing.
      expression: `create index article_search_words on article_search using gin (words, ${SEARCH_KEYS}) with (gin_pending_list_limit = 512)`,
    },
    {
      name: 'article_search_newest',
      expression: 'create index article_search_newest on article_search (published_at desc, article_id desc)',
    },
    {
      name: 'article_search_of_source',
      expression:
        'create index article_search_of_source on article_search (source_id, published_at desc, article_id desc)',
    },
  ],
});

/**
 * The search words of a placed article. They are in a separate table, so that updates of the article do not rewrite
 * them.
 */
export class ArticleSearch extends ArticleSearchSchema.class {}
ArticleSearchSchema.setClass(ArticleSearch);
