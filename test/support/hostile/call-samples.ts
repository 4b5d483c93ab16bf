import type { Database } from '#persistence/database';
import { buildApiToken, buildSession, buildUserWithPassword, PASSWORD } from '../factories/accounts.js';
import { buildArticle } from '../factories/articles.js';
import { buildReport } from '../factories/community.js';
import { buildReviewEntry } from '../factories/desk.js';
import { buildFeed } from '../factories/ingest.js';
import { NEWS_DAY } from '../factories/news-day.js';
import { buildNotification, buildPushSubscription } from '../factories/notifications.js';
import { buildCollection, buildFollow, buildStoryQuestion } from '../factories/reading.js';
import { buildFollowedSearch } from '../factories/search.js';
import { buildSource } from '../factories/sources.js';
import { buildTopic } from '../factories/stories.js';
import { buildMilestone } from '../factories/timeline.js';
import { SoftwarePasskey } from '../software-passkey.js';

export const PROMOTION_KEY = 'the promotion key';
const NO_SECRET = 'A'.repeat(43);

/** What every reader may see. */
export interface PublicThings {
  topicId: number;
  sourceId: number;
  articleId: number;
  milestoneId: number;
}

/** A reader who owns one row of each kind. */
export interface ResourceOwner extends PublicThings {
  userId: number;
  username: string;
  sessionId: number;
  collectionId: number;
  notificationId: number;
  deviceId: number;
  searchId: number;
  trackingId: string;
  reportId: number;
  questionId: number;
  tokenId: number;
  feedId: number;
  reviewId: number;
}

export async function buildPublicThings(db: Database): Promise<PublicThings> {
  const { id: topicId } = await buildTopic(db);
  const { id: sourceId } = await buildSource(db);
  const { id: articleId } = await buildArticle(db, { topic_id: topicId, source_id: sourceId });
  const { id: milestoneId } = await buildMilestone(db, topicId, [articleId]);
  return { topicId, sourceId, articleId, milestoneId };
}

let serial = 0;

export async function buildResourceOwner(db: Database, things: PublicThings): Promise<ResourceOwner> {
  const username = `owner-${++serial}`;
  const { id: userId } = await buildUserWithPassword(db, { username });
  const { id: sessionId } = await buildSession(db, userId);
  const { id: collectionId } = await buildCollection(db, userId, [things.topicId]);
  const { id: notificationId } = await buildNotification(db, userId, { topic_id: things.topicId });
  const { id: deviceId } = await buildPushSubscription(db, userId, sessionId);
  const { id: searchId } = await buildFollowedSearch(db, userId);
  const { id: reportId, tracking_id: trackingId } = await buildReport(db, userId, things.topicId);
  await buildFollow(db, userId, things.topicId);
  const { id: questionId } = await buildStoryQuestion(db, userId, things.topicId);
  const tokenId = await apiTokenOf(db, userId);
  const { id: feedId } = await buildFeed(db, { source_id: things.sourceId });
  const { id: reviewId } = await buildReviewEntry(db, { topic_id: things.topicId });
  const owned = {
    feedId,
    reviewId,
    sessionId,
    collectionId,
    notificationId,
    deviceId,
    searchId,
    reportId,
    trackingId,
    questionId,
    tokenId,
  };
  return { ...things, userId, username, ...owned };
}

async function apiTokenOf(db: Database, userId: number): Promise<number> {
  await buildApiToken(db, userId);
  const query = db.kysely.selectFrom('api_token').select('id').where('user_id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** The id for a path's parameter, by the word before it. */
const IDS: Readonly<Record<string, (owner: ResourceOwner) => number | string>> = {
  'articles/:id': ({ articleId }) => articleId,
  'articles/:slug': ({ articleId }) => articleId,
  'collections/:id': ({ collectionId }) => collectionId,
  'devices/:id': ({ deviceId }) => deviceId,
  'feeds/:id': ({ feedId }) => feedId,
  'images/:signature': () => 'A'.repeat(22),
  'history/:articleId': ({ articleId }) => articleId,
  'milestones/:id': ({ milestoneId }) => milestoneId,
  'passkeys/:id': () => 1,
  'notifications/:id': ({ notificationId }) => notificationId,
  'private/:secret': () => NO_SECRET,
  'queue/:id': ({ reviewId }) => reviewId,
  'reports/:id': ({ reportId }) => reportId,
  'reports/:trackingId': ({ trackingId }) => trackingId,
  'questions/:questionId': ({ questionId }) => questionId,
  'saved/:articleId': ({ articleId }) => articleId,
  'searches/:id': ({ searchId }) => searchId,
  'sessions/:id': ({ sessionId }) => sessionId,
  'settings/:name': () => 'late_article_minutes',
  'sitemaps/:part': () => 'pages.xml',
  'sources/:id': ({ sourceId }) => sourceId,
  'sources/:slug': ({ sourceId }) => sourceId,
  'stories/:id': ({ topicId }) => topicId,
  'follows/:id': ({ topicId }) => topicId,
  'tokens/:id': ({ tokenId }) => tokenId,
  'story/:id': ({ topicId }) => topicId,
  'topics/:id': ({ topicId }) => topicId,
  'topics/:slug': ({ topicId }) => topicId,
  'topics/:topicId': ({ topicId }) => topicId,
  'users/:id': ({ userId }) => userId,
  'websub/:token': () => 'no-such-token',
};

/** The bodies of calls. The other calls send none. */
const BODIES: Readonly<Record<string, (owner: ResourceOwner) => object>> = {
  'POST /api/auth/login': ({ username }) => ({ username, password: PASSWORD }),
  'POST /api/login': ({ username }) => ({ username, password: PASSWORD }),
  'POST /api/auth/login/second-step': () => ({ ticket: NO_SECRET, code: '123456' }),
  'POST /api/auth/login/passkey/options': () => ({}),
  'POST /api/auth/login/passkey': () => ({
    passkey: passkey().sign({ rpId: 'localhost', challenge: NO_SECRET }),
  }),
  'POST /api/auth/proof': () => ({ password: PASSWORD }),
  'POST /api/user/tokens': () => ({ name: 'Reading list', scopes: ['follows:read'] }),
  'POST /api/auth/factors/app/confirm': () => ({ code: '123456' }),
  'POST /api/auth/factors/passkeys': () => ({
    name: 'Laptop',
    passkey: passkey().register({ rp: { id: 'localhost' }, challenge: NO_SECRET }),
  }),
  'PATCH /api/auth/factors/passkeys/:id': () => ({ name: 'Laptop' }),
  'POST /api/auth/register': () => newcomer(),
  'POST /api/register': () => newcomer(),
  'POST /api/auth/password': () => ({ currentPassword: PASSWORD, newPassword: 'another password' }),
  'POST /api/auth/email': () => ({ email: newcomer().email, password: PASSWORD }),
  'POST /api/auth/email/confirm': () => ({ secret: NO_SECRET }),
  'POST /api/auth/provider/start': () => ({ returnTo: '/' }),
  'POST /api/auth/provider/link': () => ({ password: PASSWORD }),
  'DELETE /api/auth/provider': () => ({ password: PASSWORD }),
  'POST /api/auth/password-reset': () => ({ email: 'nobody@mail.example' }),
  'POST /api/auth/password-reset/confirm': () => ({ secret: NO_SECRET, password: PASSWORD }),
  'POST /api/admin/promote': ({ userId }) => ({ userId, adminKey: PROMOTION_KEY }),
  'POST /api/admin/topics/:id/split-preview': ({ articleId }) => ({ articles: [articleId] }),
  'POST /api/admin/orders': ({ topicId }) => ({
    order: { kind: 'edit', payload: { topic: topicId, fields: { name: 'The valley' } } },
    seen: 0,
  }),
  'POST /api/create-checkout-session': () => ({
    priceId: 'price_none',
    successUrl: 'https://elsewhere.example/',
    cancelUrl: 'https://elsewhere.example/',
  }),
  'POST /api/create-customer-portal-session': () => ({ returnUrl: 'https://elsewhere.example/' }),
  'PATCH /api/user/profile': () => ({ firstName: 'Ada' }),
  'PATCH /api/user/settings': () => ({ wantsUpdates: false }),
  'DELETE /api/user': () => ({ password: PASSWORD }),
  'PATCH /api/topics/:id/preferences': () => ({ priority: 'high' }),
  'PUT /api/sources/:id/notices': () => ({ wanted: true }),
  'POST /api/topics/:id/questions': () => ({ text: 'Is the crack in the dam sealed?' }),
  'POST /api/push/devices': () => ({
    endpoint: 'https://push.example/1',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'PUT /api/topics/:id/mute': () => ({ lasts: 'day' }),
  'PATCH /api/topics/:id/settings': ({ sourceId }) => ({
    mutedWords: ['weather'],
    hiddenSourceIds: [sourceId],
  }),
  'PATCH /api/user/following': ({ topicId }) => ({ topicIds: [topicId], priority: 'low' }),
  'DELETE /api/user/following': ({ topicId }) => ({ topicIds: [topicId] }),
  'POST /api/user/following/restore': ({ topicId }) => ({
    removed: [
      {
        topicId,
        priority: 'high',
        notificationFrequency: 'weekly',
        followedAt: NEWS_DAY.toISOString(),
        seenAt: NEWS_DAY.toISOString(),
        mutedWords: [],
        hiddenSourceIds: [],
        mutedSince: null,
        mutedUntil: null,
      },
    ],
  }),
  'POST /api/contact': () => ({
    name: 'Ada',
    email: 'ada@mail.example',
    subject: 'A dam',
    message: 'The dam is another one.',
  }),
  'POST /api/reports': ({ topicId }) => ({
    subject: 'topic',
    subjectId: topicId,
    type: 'facts',
    text: 'The dam is another one.',
  }),
  'POST /api/admin/queue/:id/decision': () => ({ decision: 'skip', version: 1 }),
  'POST /api/admin/queue/:id/undo': () => ({ version: 1 }),
  'POST /api/admin/reports/:id/decision': () => ({ state: 'accepted' }),
  'POST /api/admin/feeds': () => ({ url: 'gopher://herald.example/feed' }),
  'POST /api/admin/feeds/find': () => ({ address: 'gopher://herald.example/' }),
  'PATCH /api/admin/sources/:id': () => ({ labels: { bias: 'center' }, seen: 2_147_483_647 }),
  'POST /api/admin/sources/:id/release': () => ({ label: 'bias', seen: 2_147_483_647 }),
  'PUT /api/admin/sources/:id/quotas': () => ({
    quotas: { visit: 20, day: null, page: null },
    seen: 2_147_483_647,
  }),
  'POST /api/admin/sources/:id/domains': () => ({
    domain: `${newcomer().username}.example`,
    seen: 2_147_483_647,
  }),
  'POST /api/admin/sources/:id/domains/remove': () => ({ domain: 'nobody.example', seen: 2_147_483_647 }),
  'POST /api/admin/sources/:id/disable': () => ({ reason: 'It asked us to stop.', seen: 2_147_483_647 }),
  'POST /api/admin/sources/:id/enable': () => ({ seen: 2_147_483_647 }),
  'POST /api/admin/alerts/read': () => ({ ids: [2_147_483_647] }),
  'PUT /api/admin/settings/:name': () => ({ value: 20 }),
  'PUT /api/sources/:id/vote': () => ({ up: true }),
  'POST /api/assistant/ask': ({ topicId }) => ({ topicId, question: 'What happened?' }),
  'POST /api/collections': () => ({ name: 'More dams' }),
  'PATCH /api/collections/:id': () => ({ name: 'Other dams' }),
  'POST /api/collections/:id/topics': ({ topicId }) => ({ topicId }),
  'POST /api/user/searches': () => ({ q: 'valley' }),
  'POST /api/saved/device': ({ articleId }) => ({ articleIds: [articleId] }),
};

const QUERIES: Readonly<Record<string, (owner: ResourceOwner) => string>> = {
  'GET /api/articles/related': ({ articleId }) => `?articleId=${articleId}`,
  'GET /api/device/articles': ({ articleId }) => `?ids=${articleId}`,
  'GET /api/device/topics': ({ topicId }) => `?ids=${topicId}`,
  'GET /api/news/search': () => '?q=valley',
  'GET /api/admin/topics/:id/merge-preview': ({ topicId }) => `?into=${topicId}`,
  'GET /api/search': () => '?q=valley',
  'GET /api/search/stories': () => '?q=valley',
  'GET /api/search/suggest': () => '?q=valley',
  'GET /api/v1/search': () => '?q=valley',
  'GET /api/oembed': ({ topicId }) => `?url=${encodeURIComponent(`http://localhost:3000/story/${topicId}`)}`,
  'GET /images/:signature': () => '?url=https%3A%2F%2Foutlet.example%2Fdam.jpg',
  'GET /search/feed.:format': () => '?q=valley',
  'POST /api/unsubscribe': () => `?secret=${NO_SECRET}`,
  'POST /api/weekly-digest': () => `?secret=${NO_SECRET}`,
};

/** It answers a challenge that nobody issued. */
const passkey = () => new SoftwarePasskey('http://localhost:3000');

function newcomer() {
  const name = `newcomer-${++serial}`;
  return { username: name, email: `${name}@mail.example`, password: PASSWORD };
}

export interface Sample {
  path: string;
  body?: object;
}

/** A call of `route` ('GET /api/topics/:id') with the ids of the owner's rows. */
export function sampleCall(route: string, owner: ResourceOwner): Sample {
  const pattern = route.slice(route.indexOf(' ') + 1);
  const path = pattern.replace(/([a-z-]+)\/(:[A-Za-z]+)/g, (place, before: string) => {
    const id = IDS[place];
    if (id === undefined) throw new Error(`test/support/hostile/call-samples.ts has no id for ${place}`);
    return `${before}/${id(owner)}`;
  });
  const body = BODIES[route]?.(owner);
  return { path: path.replace(':format', 'atom') + (QUERIES[route]?.(owner) ?? ''), ...(body && { body }) };
}
