import type { Database } from '#persistence/database';
import { buildArticle, buildMilestone, buildSource, buildTopic, NEWS_DAY } from '../factories.js';
import { buildUserWithPassword, cookieOf, PASSWORD } from '../readers.js';

export const PROMOTION_KEY = 'the key of the house';
const NO_SECRET = 'A'.repeat(43);

/** What every reader may look at. */
export interface PublicThings {
  topicId: number;
  sourceId: number;
  articleId: number;
  milestoneId: number;
}

/** One reader with something of each kind: 'the user' of the table. */
export interface Owner extends PublicThings {
  userId: number;
  username: string;
  sessionId: number;
  collectionId: number;
  notificationId: number;
}

export async function buildPublicThings(db: Database): Promise<PublicThings> {
  const topicId = await buildTopic(db);
  const sourceId = await buildSource(db);
  const articleId = await buildArticle(db, { topic_id: topicId, source_id: sourceId });
  const milestoneId = await buildMilestone(db, topicId, [articleId]);
  return { topicId, sourceId, articleId, milestoneId };
}

let serial = 0;

export async function buildOwner(db: Database, things: PublicThings): Promise<Owner> {
  const username = `owner-${++serial}`;
  const userId = await buildUserWithPassword(db, { username, username_key: username });
  const inserted = async (sql: string, ...values: unknown[]) => {
    const [row] = await db.rows<{ id: number }>(sql, [userId, ...values]);
    return row?.id ?? 0;
  };
  await cookieOf(db, userId);
  const sessionId = await inserted('select id from session where user_id = $1');
  const collectionId = await inserted(
    "insert into collection (user_id, name, created_at, updated_at) values ($1, 'Dams', now(), now()) returning id",
  );
  const notificationId = await inserted(
    `insert into notification (user_id, type, title, message, topic_id, created_at)
     values ($1, 'topic', 'The dam', 'holds', $2, $3) returning id`,
    things.topicId,
    NEWS_DAY,
  );
  await inserted(
    'insert into follow (user_id, topic_id, followed_at, seen_at) values ($1, $2, $3, $3)',
    things.topicId,
    NEWS_DAY,
  );
  await inserted(
    'insert into collection_topic (collection_id, topic_id, added_at) select id, $2, $3 from collection where user_id = $1',
    things.topicId,
    NEWS_DAY,
  );
  return { ...things, userId, username, sessionId, collectionId, notificationId };
}

/** Whose id stands in a path: by the word before it. */
const IDS: Readonly<Record<string, (owner: Owner) => number | string>> = {
  'articles/:slug': ({ articleId }) => articleId,
  'collections/:id': ({ collectionId }) => collectionId,
  'history/:articleId': ({ articleId }) => articleId,
  'milestones/:id': ({ milestoneId }) => milestoneId,
  'notifications/:id': ({ notificationId }) => notificationId,
  'saved/:articleId': ({ articleId }) => articleId,
  'sessions/:id': ({ sessionId }) => sessionId,
  'sitemaps/:part': () => 'pages.xml',
  'sources/:id': ({ sourceId }) => sourceId,
  'sources/:slug': ({ sourceId }) => sourceId,
  'stories/:id': ({ topicId }) => topicId,
  'topics/:id': ({ topicId }) => topicId,
  'topics/:slug': ({ topicId }) => topicId,
  'topics/:topicId': ({ topicId }) => topicId,
  'websub/:token': () => 'no-such-token',
};

/** What each call sends; those that are not here send nothing. */
const BODIES: Readonly<Record<string, (owner: Owner) => object>> = {
  'POST /api/auth/login': ({ username }) => ({ username, password: PASSWORD }),
  'POST /api/login': ({ username }) => ({ username, password: PASSWORD }),
  'POST /api/auth/register': () => newcomer(),
  'POST /api/register': () => newcomer(),
  'POST /api/auth/password': () => ({ currentPassword: PASSWORD, newPassword: 'another password' }),
  'POST /api/auth/email': () => ({ email: newcomer().email, password: PASSWORD }),
  'POST /api/auth/email/confirm': () => ({ secret: NO_SECRET }),
  'POST /api/auth/password-reset': () => ({ email: 'nobody@mail.example' }),
  'POST /api/auth/password-reset/confirm': () => ({ secret: NO_SECRET, password: PASSWORD }),
  'POST /api/admin/promote': ({ userId }) => ({ userId, adminKey: PROMOTION_KEY }),
  'PATCH /api/user/profile': () => ({ firstName: 'Ada' }),
  'PATCH /api/user/settings': () => ({ wantsUpdates: false }),
  'DELETE /api/user': () => ({ password: PASSWORD }),
  'PATCH /api/topics/:id/preferences': () => ({ priority: 'high' }),
  'PATCH /api/topics/:id/settings': ({ sourceId }) => ({
    mutedWords: ['weather'],
    hiddenSourceIds: [sourceId],
  }),
  'PUT /api/sources/:id/vote': () => ({ up: true }),
  'POST /api/collections': () => ({ name: 'More dams' }),
  'PATCH /api/collections/:id': () => ({ name: 'Other dams' }),
  'POST /api/collections/:id/topics': ({ topicId }) => ({ topicId }),
  'POST /api/saved/device': ({ articleId }) => ({ articleIds: [articleId] }),
};

const QUERIES: Readonly<Record<string, (owner: Owner) => string>> = {
  'GET /api/articles/related': ({ articleId }) => `?articleId=${articleId}`,
  'GET /api/news/search': () => '?q=valley',
  'GET /api/search': () => '?q=valley',
  'POST /api/unsubscribe': () => `?secret=${NO_SECRET}`,
};

function newcomer() {
  const name = `newcomer-${++serial}`;
  return { username: name, email: `${name}@mail.example`, password: PASSWORD };
}

export interface Sample {
  path: string;
  body?: object;
}

/** A call of `route` ('GET /api/topics/:id') about what belongs to `owner`. */
export function sampleCall(route: string, owner: Owner): Sample {
  const pattern = route.slice(route.indexOf(' ') + 1);
  const path = pattern.replace(/([a-z-]+)\/(:[A-Za-z]+)/g, (place, before: string) => {
    const id = IDS[place];
    if (id === undefined)
      throw new Error(`test/support/hostile/call-samples.ts does not know whose id ${place} is`);
    return `${before}/${id(owner)}`;
  });
  const body = BODIES[route]?.(owner);
  return { path: path + (QUERIES[route]?.(owner) ?? ''), ...(body && { body }) };
}
