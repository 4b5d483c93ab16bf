import { Injectable } from '@nestjs/common';
import {
  COLLECTION_SYNDICATION_ITEMS,
  COLLECTIONS_FREE,
  type Collection,
  type CollectionChange,
  type CollectionPage,
  type CollectionsQuery,
  type NewCollection,
} from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database } from '#persistence/database';
import {
  type CollectionRow,
  changeCollection,
  collectionById,
  collectionsOfUser,
  deleteCollection,
  insertCollection,
  newestMilestonesOfCollection,
  topicsOfCollection,
} from '#persistence/reading';
import { systemClock } from '#platform/runtime';
import type { Reader } from '../../auth/identity/reader.js';
import { ApiError, notFound, signedOut } from '../../http/errors.js';
import { presentRss } from '../../syndication/rss.presenter.js';
import { presentCollection, presentCollectionPage } from './collection.presenter.js';
import { presentCollectionSyndication } from './collection-syndication.presenter.js';

const collectionsUsed = () =>
  new ApiError(
    409,
    'too_many',
    `The free plan includes ${COLLECTIONS_FREE} collections. Delete one, or choose Premium for any number.`,
  );

/** Readers' collections of topics. To others, a private collection looks like one that does not exist. */
@Injectable()
export class CollectionsService {
  constructor(private readonly db: Database) {}

  async list(userId: number, page: CollectionsQuery): Promise<Collection[]> {
    return (await collectionsOfUser(this.db, userId, page)).map(presentCollection);
  }

  /** @throws ApiError 409 if a reader without Premium has as many as the free plan includes */
  async create(
    { userId, isSubscribed }: Reader,
    { name, description, isPrivate }: NewCollection,
  ): Promise<Collection> {
    const most = isSubscribed ? null : COLLECTIONS_FREE;
    const fields = { userId, name, description: description || null, isPrivate };
    const id = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      return insertCollection(tx, { ...fields, at: systemClock.now(), most });
    });
    if (id === null) throw collectionsUsed();
    return presentCollection(await this.find(id));
  }

  async page(userId: number | null, id: number): Promise<CollectionPage> {
    const row = await this.find(id);
    const isOwner = row.user_id === userId;
    if (row.is_private && !isOwner) throw notFound('This collection');
    return presentCollectionPage(row, await topicsOfCollection(this.db, id), isOwner);
  }

  /** Only public collections are syndicated, because feed readers do not sign in. */
  async feed(id: number, origin: string): Promise<string> {
    const row = await this.find(id);
    if (row.is_private) throw notFound('This collection');
    const milestones = await newestMilestonesOfCollection(this.db, id, COLLECTION_SYNDICATION_ITEMS);
    return presentRss(presentCollectionSyndication(row, milestones, origin));
  }

  async change(userId: number, id: number, change: CollectionChange): Promise<Collection> {
    const { description } = change;
    const fields = { ...change, description: description === '' ? null : description };
    if (!(await changeCollection(this.db, { id, userId }, fields, systemClock.now())))
      throw notFound('This collection');
    return presentCollection(await this.find(id));
  }

  async remove(userId: number, id: number): Promise<void> {
    if (!(await deleteCollection(this.db, { id, userId }))) throw notFound('This collection');
  }

  private async find(id: number): Promise<CollectionRow> {
    const row = await collectionById(this.db, id);
    if (!row) throw notFound('This collection');
    return row;
  }
}
