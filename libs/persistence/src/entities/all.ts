import { Article } from './article.entity.js';
import { ArticleRevision } from './article-revision.entity.js';
import { ArticleTombstone } from './article-tombstone.entity.js';
import { Category } from './category.entity.js';
import { ClosureProposal } from './closure-proposal.entity.js';
import { Counter } from './counter.entity.js';
import { Feed } from './feed.entity.js';
import { FeedVisitRow } from './feed-visit.entity.js';
import { Host } from './host.entity.js';
import { ImportRun } from './import-run.entity.js';
import { Keeper } from './keeper.entity.js';
import { Milestone } from './milestone.entity.js';
import { MilestoneArticle } from './milestone-article.entity.js';
import { MilestoneClaim } from './milestone-claim.entity.js';
import { MilestoneQuote } from './milestone-quote.entity.js';
import { NewsClockRow } from './news-clock.entity.js';
import { OperatorNotice } from './operator-notice.entity.js';
import { Owner } from './owner.entity.js';
import { Source } from './source.entity.js';
import { Topic } from './topic.entity.js';
import { TopicCommand } from './topic-command.entity.js';
import { TopicEvent } from './topic-event.entity.js';
import { TopicMemoryRow } from './topic-memory.entity.js';
import { TopicRedirect } from './topic-redirect.entity.js';
import { TrustAssessment } from './trust-assessment.entity.js';
import { WebsubSubscription } from './websub-subscription.entity.js';

export const ENTITIES = [
  Owner,
  Source,
  Host,
  Feed,
  Category,
  Topic,
  Article,
  ArticleRevision,
  Milestone,
  MilestoneArticle,
  MilestoneQuote,
  TopicEvent,
  TopicRedirect,
  TrustAssessment,
  Keeper,
  NewsClockRow,
  Counter,
  FeedVisitRow,
  WebsubSubscription,
  OperatorNotice,
  ArticleTombstone,
  ImportRun,
  TopicCommand,
  TopicMemoryRow,
  ClosureProposal,
  MilestoneClaim,
];
