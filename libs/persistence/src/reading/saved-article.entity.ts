import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { Article } from '../ingest/article/article.entity.js';

const SavedArticleSchema = defineEntity({
  name: 'SavedArticle',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    article: () => p.manyToOne(Article).primary().index().deleteRule('cascade'),
    /** News time. */
    savedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'saved_article_newest',
      expression:
        'create index saved_article_newest on saved_article (user_id, saved_at desc, article_id desc)',
    },
  ],
});

/** An article that a reader bookmarked. */
export class SavedArticle extends SavedArticleSchema.class {}
SavedArticleSchema.setClass(SavedArticle);
