import { resolve } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { type TopicRow, topicBySlugOrId, topicStands } from '#persistence/stories';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { ApiError, notFound } from '../http/errors.js';
import { FairQueue } from '../http/fair-queue.js';
import { SharedTurns } from '../http/shared-turns.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { ImageFiles } from '../images/image-files.js';
import { cardDrawing } from './card-drawing.js';
import { CardThread, DrawingFailed } from './card-thread.js';
import { scriptFonts } from './script-fonts.js';
import { CARD_SIZE, cardAlt, cardKey, cardPath, type StoryCard, storyCard } from './story-card.js';

/** One card is drawn at a time, so that cards never take more than one processor. Addresses of callers take turns. */
const DRAWING = { concurrency: 1, mostWaiting: 100, mostPerOwner: 20 };

/** Drawn cards on the disk (bytes). One takes about 60 kB. */
const MOST_BYTES = 100_000_000;

/** A card that failed is not tried again for this time (ms). */
const FAILED_MS = 300_000;
const MOST_FAILED = 1000;

/** The address of a card, and what it shows in words. */
export interface CardAddress {
  path: string;
  alt: string;
}

/** The pictures of stories in link previews: from the disk, otherwise drawn. */
@Injectable()
export class StoryCardsService implements OnApplicationShutdown {
  private readonly files: ImageFiles;
  private readonly thread = new CardThread();
  private readonly turns = new SharedTurns<Buffer>(new FairQueue(DRAWING));
  private readonly failed = new LRUCache<string, true>({ max: MOST_FAILED, ttl: FAILED_MS });
  private isStoring = true;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.files = new ImageFiles(resolve(settings.DATA_DIR, 'cards'), MOST_BYTES, () =>
      systemClock.now().getTime(),
    );
  }

  /** @throws ApiError 404 */
  async addressOf(topicId: number): Promise<CardAddress> {
    const { topic, card, key } = await this.find(topicId);
    return { path: cardPath(topic.id, key), alt: cardAlt(card) };
  }

  /**
   * The card of a story. A merged one gets that of the story that it belongs to now.
   * @throws ApiError 404
   */
  async find(topicId: number): Promise<{ topic: TopicRow; card: StoryCard; key: string }> {
    const [topic, state] = await Promise.all([
      topicBySlugOrId(this.db, String(topicId)),
      this.clock.current(),
    ]);
    if (topic === null) throw notFound('This story');
    const stands = topic.status === 'resolved' ? null : await topicStands(this.db, topic.id);
    const card = storyCard(topic, state?.recording ?? null, stands?.text);
    return { topic, card, key: cardKey(card) };
  }

  /**
   * The card as PNG.
   * @param caller the address of the caller
   * @throws ApiError 429 or 503 if too many are waiting, 503 if it could not be drawn
   */
  async picture(card: StoryCard, key: string, caller: string): Promise<Buffer> {
    const name = `${key}.png`;
    const stored = await this.files.read(name).catch((error: unknown) => this.logDiskFailure(error));
    if (stored !== null) return stored;
    if (this.failed.has(key)) throw notDrawn();
    return this.turns.run(key, caller, async (give) => give(await this.drawn(card, key)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  private async drawn(card: StoryCard, key: string): Promise<Buffer> {
    try {
      const png = await this.thread.draw({ drawing: cardDrawing(card), fonts: fontsOf(card), ...CARD_SIZE });
      await this.keep(`${key}.png`, png);
      return png;
    } catch (error) {
      if (!(error instanceof DrawingFailed)) throw error;
      this.failed.set(key, true);
      this.logger.warn({ err: error, name: card.name }, 'card not drawn');
      throw notDrawn();
    }
  }

  /** A card that cannot be stored is sent all the same. */
  private async keep(name: string, png: Buffer): Promise<void> {
    try {
      const { tidied } = await this.files.write(name, png);
      this.isStoring = true;
      tidied.catch((error: unknown) => this.logDiskFailure(error));
    } catch (error) {
      this.logDiskFailure(error);
    }
  }

  /** Once, until storing works again. */
  private logDiskFailure(err: unknown): null {
    if (this.isStoring) this.logger.warn({ err }, 'cards cannot be stored');
    this.isStoring = false;
    return null;
  }
}

const fontsOf = ({ name, label, state, language }: StoryCard) =>
  scriptFonts(`${name}${label ?? ''}${state ?? ''}`, language);

function notDrawn(): ApiError {
  return new ApiError(503, 'card_not_drawn', 'This card could not be drawn.', undefined, FAILED_MS / 1000);
}
