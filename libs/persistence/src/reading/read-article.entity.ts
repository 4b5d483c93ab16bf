import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { Article } from '../ingest/article/article.entity.js';

const ReadArticleSchema = defineEntity({
  name: 'ReadArticle',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    article: () => p.manyToOne(Article).primary().index().deleteRule('cascade'),
    /** When it was last opened (news time). */
    readAt: p.datetime(),
  },
  indexes: [
    {
      name: 'read_article_newest',
      expression: 'create index read_article_newest on read_article (user_id, read_at desc, article_id desc)',
    },
  ],
});

/** An entry of the reading history: an article that a reader opened. */
export class ReadArticle extends ReadArticleSchema.class {}
ReadArticleSchema.setClass(ReadArticle);
