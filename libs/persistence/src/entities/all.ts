import { Article } from './article.entity.js';
import { ArticleRevision } from './article-revision.entity.js';
import { ArticleSearch } from './article-search.entity.js';
import { ArticleTombstone } from './article-tombstone.entity.js';
import { AuditEntry } from './audit-entry.entity.js';
import { Category } from './category.entity.js';
import { ClosureProposal } from './closure-proposal.entity.js';
import { Collection } from './collection.entity.js';
import { CollectionTopic } from './collection-topic.entity.js';
import { Counter } from './counter.entity.js';
import { DigestRun } from './digest-run.entity.js';
import { Feed } from './feed.entity.js';
import { FeedVisitRow } from './feed-visit.entity.js';
import { Follow } from './follow.entity.js';
import { Host } from './host.entity.js';
import { ImportRun } from './import-run.entity.js';
import { Keeper } from './keeper.entity.js';
import { Milestone } from './milestone.entity.js';
import { MilestoneArticle } from './milestone-article.entity.js';
import { MilestoneClaim } from './milestone-claim.entity.js';
import { MilestoneQuote } from './milestone-quote.entity.js';
import { NewsClockRow } from './news-clock.entity.js';
import { NoticedFact } from './noticed-fact.entity.js';
import { Notification } from './notification.entity.js';
import { OneTimeLink } from './one-time-link.entity.js';
import { OperatorNotice } from './operator-notice.entity.js';
import { Owner } from './owner.entity.js';
import { RateLimit } from './rate-limit.entity.js';
import { ReadArticle } from './read-article.entity.js';
import { SavedArticle } from './saved-article.entity.js';
import { Session } from './session.entity.js';
import { Source } from './source.entity.js';
import { SourceFollow } from './source-follow.entity.js';
import { SourceVote } from './source-vote.entity.js';
import { Topic } from './topic.entity.js';
import { TopicCommand } from './topic-command.entity.js';
import { TopicEvent } from './topic-event.entity.js';
import { TopicMemoryRow } from './topic-memory.entity.js';
import { TopicRedirect } from './topic-redirect.entity.js';
import { TrustAssessment } from './trust-assessment.entity.js';
import { User } from './user.entity.js';
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
  User,
  Session,
  OneTimeLink,
  RateLimit,
  AuditEntry,
  Follow,
  SourceFollow,
  SavedArticle,
  ReadArticle,
  Collection,
  CollectionTopic,
  Notification,
  NoticedFact,
  DigestRun,
  SourceVote,
  ArticleSearch,
];
