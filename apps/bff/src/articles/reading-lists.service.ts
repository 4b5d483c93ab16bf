import { Injectable } from '@nestjs/common';
import { HISTORY_MOST, type ReadingList, type ReadingListQuery, SAVED_MOST } from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  clearList,
  isPlacedArticle,
  isSaved,
  noteOpening,
  type ReadingListKind,
  readingList,
  readingListLength,
  removeFromList,
  saveArticles,
  savedIds,
} from '#persistence/reading';
import { presentReadingListEntry } from '../cards/card.presenter.js';
import { notFound, signedOut, tooMany } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';

/** A reader's saved and opened articles. */
@Injectable()
export class ReadingListsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
  ) {}

  async list(kind: ReadingListKind, userId: number, page: ReadingListQuery): Promise<ReadingList> {
    const [imageAddress, rows, total] = await Promise.all([
      this.images.shown(),
      readingList(this.db, kind, userId, page),
      readingListLength(this.db, kind, userId),
    ]);
    const { limit, offset } = page;
    const entries = rows.map((row) => presentReadingListEntry(row, imageAddress));
    return { entries, pagination: { total, limit, offset } };
  }

  savedIds(userId: number): Promise<number[]> {
    return savedIds(this.db, userId);
  }

  async save(userId: number, articleId: number): Promise<void> {
    await this.assertPlaced(articleId);
    await this.saveAll(userId, [articleId]);
    if (!(await isSaved(this.db, userId, articleId)))
      throw tooMany(`You can save at most ${SAVED_MOST} articles.`);
  }

  /** Imports bookmarks from a device. Skips articles that no longer exist, and those above the limit. */
  async saveAll(userId: number, articleIds: readonly number[]): Promise<void> {
    const at = await this.clock.now();
    await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      await saveArticles(tx, { userId, articleIds: [...new Set(articleIds)], at, most: SAVED_MOST });
    });
  }

  /** Stores nothing for readers who switched history off. */
  async noteOpening(userId: number, articleId: number): Promise<void> {
    await this.assertPlaced(articleId);
    const at = await this.clock.now();
    await this.db.transaction(async (tx) => {
      const reader = await lockReader(tx, userId);
      if (!reader) throw signedOut();
      if (reader.keeps_history) await noteOpening(tx, { userId, articleId, at, most: HISTORY_MOST });
    });
  }

  remove(kind: ReadingListKind, userId: number, articleId: number): Promise<void> {
    return removeFromList(this.db, kind, userId, articleId);
  }

  clear(kind: ReadingListKind, userId: number): Promise<void> {
    return clearList(this.db, kind, userId);
  }

  private async assertPlaced(articleId: number): Promise<void> {
    if (!(await isPlacedArticle(this.db, articleId))) throw notFound('This article');
  }
}
