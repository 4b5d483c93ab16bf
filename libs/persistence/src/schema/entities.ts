import { ApiToken } from '../accounts/api-token.entity.js';
import { AuditEntry } from '../accounts/audit-entry.entity.js';
import { AuthChallenge } from '../accounts/factors/auth-challenge.entity.js';
import { AuthenticatorApp } from '../accounts/factors/authenticator-app.entity.js';
import { Passkey } from '../accounts/factors/passkey.entity.js';
import { RecoveryCode } from '../accounts/factors/recovery-code.entity.js';
import { KnownDevice } from '../accounts/known-device.entity.js';
import { OneTimeLink } from '../accounts/one-time-link.entity.js';
import { PrivateAddress } from '../accounts/private-address.entity.js';
import { ProviderIdentity } from '../accounts/provider-identity.entity.js';
import { RateLimit } from '../accounts/rate-limit.entity.js';
import { Session } from '../accounts/session.entity.js';
import { User } from '../accounts/user.entity.js';
import { BillingAccount } from '../billing/billing-account.entity.js';
import { PaymentEvent } from '../billing/payment-event.entity.js';
import { ContactMessage } from '../community/contact-message.entity.js';
import { InaccuracyReport } from '../community/inaccuracy-report.entity.js';
import { MailHour } from '../desk/mail-hour.entity.js';
import { ReviewEntry } from '../desk/review-entry.entity.js';
import { Article } from '../ingest/article/article.entity.js';
import { ArticleRevision } from '../ingest/article/article-revision.entity.js';
import { ArticleSearch } from '../ingest/article/article-search.entity.js';
import { ArticleTombstone } from '../ingest/article/article-tombstone.entity.js';
import { ImportRun } from '../ingest/article/import-run.entity.js';
import { FeedVisitRow } from '../ingest/health/feed-visit.entity.js';
import { OperatorAlert } from '../ingest/health/operator-alert.entity.js';
import { Feed } from '../ingest/schedule/feed.entity.js';
import { Host } from '../ingest/schedule/host.entity.js';
import { HubSubscriber } from '../ingest/websub/hub-subscriber.entity.js';
import { WebsubSubscription } from '../ingest/websub/websub-subscription.entity.js';
import { NewsClockRow } from '../news-clock/news-clock.entity.js';
import { DigestRun } from '../notifications/digest-run.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { NotifiedFact } from '../notifications/notified-fact.entity.js';
import { PushDelivery } from '../notifications/push/push-delivery.entity.js';
import { PushSubscription } from '../notifications/push/push-subscription.entity.js';
import { EndedAddress } from '../notifications/targets/ended-address.entity.js';
import { FormerTargetLink } from '../notifications/targets/former-target-link.entity.js';
import { NotificationTarget } from '../notifications/targets/notification-target.entity.js';
import { TargetDelivery } from '../notifications/targets/target-delivery.entity.js';
import { Collection } from '../reading/collection.entity.js';
import { CollectionTopic } from '../reading/collection-topic.entity.js';
import { Counter } from '../reading/counter.entity.js';
import { Follow } from '../reading/follow.entity.js';
import { ReadArticle } from '../reading/read-article.entity.js';
import { SavedArticle } from '../reading/saved-article.entity.js';
import { StoryQuestion } from '../reading/story-question.entity.js';
import { FollowedSearch } from '../search/followed-search.entity.js';
import { ServerKey } from '../settings/server-key.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { Owner } from '../sources/owner.entity.js';
import { Source } from '../sources/source.entity.js';
import { SourceDomain } from '../sources/source-domain.entity.js';
import { SourceFollow } from '../sources/source-follow.entity.js';
import { SourceRedirect } from '../sources/source-redirect.entity.js';
import { Category } from '../stories/category.entity.js';
import { Event } from '../stories/keeper/event.entity.js';
import { Keeper } from '../stories/keeper/keeper.entity.js';
import { StoryChange } from '../stories/orders/story-change.entity.js';
import { Topic } from '../stories/topic.entity.js';
import { TopicCommand } from '../stories/topic-command.entity.js';
import { TopicRedirect } from '../stories/topic-redirect.entity.js';
import { TopicRelation } from '../stories/topic-relation.entity.js';
import { TopicRemoval } from '../stories/topic-removal.entity.js';
import { TopicSearch } from '../stories/topic-search.entity.js';
import { AnnouncedStep } from '../timeline/announced-step.entity.js';
import { ClosureProposal } from '../timeline/closure-proposal.entity.js';
import { Milestone } from '../timeline/milestone.entity.js';
import { MilestoneArticle } from '../timeline/milestone-article.entity.js';
import { MilestoneClaim } from '../timeline/milestone-claim.entity.js';
import { MilestoneQuote } from '../timeline/milestone-quote.entity.js';
import { TopicEvent } from '../timeline/topic-event.entity.js';
import { SourceVote } from '../trust/source-vote.entity.js';
import { TrustAssessment } from '../trust/trust-assessment.entity.js';

export const ENTITIES = [
  Owner,
  Source,
  SourceDomain,
  SourceRedirect,
  Host,
  Feed,
  Category,
  Topic,
  Event,
  Article,
  ArticleRevision,
  Milestone,
  MilestoneArticle,
  MilestoneQuote,
  AnnouncedStep,
  TopicEvent,
  TopicRedirect,
  TopicRelation,
  TopicRemoval,
  TrustAssessment,
  Keeper,
  NewsClockRow,
  Counter,
  FeedVisitRow,
  WebsubSubscription,
  HubSubscriber,
  OperatorAlert,
  ArticleTombstone,
  ImportRun,
  TopicCommand,
  StoryChange,
  ClosureProposal,
  MilestoneClaim,
  User,
  Session,
  KnownDevice,
  OneTimeLink,
  AuthenticatorApp,
  Passkey,
  RecoveryCode,
  AuthChallenge,
  ProviderIdentity,
  RateLimit,
  AuditEntry,
  BillingAccount,
  PaymentEvent,
  Follow,
  StoryQuestion,
  SourceFollow,
  SavedArticle,
  ReadArticle,
  Collection,
  CollectionTopic,
  PrivateAddress,
  ApiToken,
  Notification,
  NotifiedFact,
  DigestRun,
  PushSubscription,
  PushDelivery,
  NotificationTarget,
  EndedAddress,
  FormerTargetLink,
  TargetDelivery,
  SourceVote,
  ArticleSearch,
  TopicSearch,
  FollowedSearch,
  ContactMessage,
  InaccuracyReport,
  ReviewEntry,
  MailHour,
  Setting,
  ServerKey,
] as const;
