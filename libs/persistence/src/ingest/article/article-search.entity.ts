import { defineEntity, p } from '@mikro-orm/core';
import { Source } from '../../sources/source.entity.js';
import { Article } from './article.entity.js';

const ArticleSearchSchema = defineEntity({
  name: 'ArticleSearch',
  properties: {
    article: () => p.manyToOne(Article).primary().deleteRule('cascade'),
    source: () => p.manyToOne(Source).deleteRule('cascade'),
    publishedAt: p.datetime(),
    /** The text search configuration by which its words were reduced: 'english', 'german', …, 'simple'. */
    stemmer: p.text(),
    /** Words of title and summary. */
    words: p.type('tsvector').$type<string>().columnType('tsvector'),
  },
  indexes: [
    {
      name: 'article_search_words',
      expression: 'create index article_search_words on article_search using gin (words)',
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

/** What a search looks through: a placed article's words, apart from the article so that placing never writes them again. */
export class ArticleSearch extends ArticleSearchSchema.class {}
ArticleSearchSchema.setClass(ArticleSearch);
