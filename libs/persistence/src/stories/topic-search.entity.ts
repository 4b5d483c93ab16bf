import { defineEntity, p } from '@mikro-orm/core';
import { STORY_KEYS } from './story-slices.js';
import { Topic } from './topic.entity.js';

const TopicSearchSchema = defineEntity({
  name: 'TopicSearch',
  properties: {
    topic: () => p.manyToOne(Topic).primary().deleteRule('cascade'),
    /** The text search configuration of its words: 'english', 'german', …, 'simple'. */
    stemmer: p.text(),
    /** The stemmed words of its label, name, description and milestones. */
    words: p.type('tsvector').$type<string>().columnType('tsvector'),
    /** The words of its label and name, not stemmed. Suggestions find them by their first letters. */
    nameWords: p.type('tsvector').$type<string>().columnType('tsvector'),
  },
  indexes: [
    {
      name: 'topic_search_words',
      // A search reads what is not merged yet once for each slice: a quarter of the default (kB).
      expression: `create index topic_search_words on topic_search using gin (words, ${STORY_KEYS}) with (gin_pending_list_limit = 1024)`,
    },
    {
      name: 'topic_search_name_words',
      expression: `create index topic_search_name_words on topic_search using gin (name_words, ${STORY_KEYS}) with (gin_pending_list_limit = 1024)`,
    },
  ],
});

/** The search words of a listed topic, apart from the topic, which changes more often. */
export class TopicSearch extends TopicSearchSchema.class {}
TopicSearchSchema.setClass(TopicSearch);
