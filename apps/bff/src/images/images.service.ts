import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { IMAGE_WIDTHS, type ImageQuery } from '#contract/reading';
import { IMAGE_FORMATS, type ImageFormat } from '#domain/reading/images';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { ApiError } from '../http/errors.js';
import { FairQueue } from '../http/fair-queue.js';
import { SharedTurns } from '../http/shared-turns.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { type ImageCall, ImageFetches, MOST_FETCHES } from './image-fetches.js';
import { ImageFiles } from './image-files.js';
import { countImage } from './image-metrics.js';
import { ImageFailure } from './image-source.js';
import { resizeImage } from './resize-image.js';

/**
 * One picture is resized at a time, so that pictures never take more than one processor. All widths and formats of those that are
 * fetched may wait.
 */
const MOST_RESIZING = MOST_FETCHES * IMAGE_WIDTHS.length * IMAGE_FORMATS.length;
const RESIZING = { concurrency: 1, mostWaiting: MOST_RESIZING, mostPerOwner: MOST_RESIZING };

/** A picture that failed is not tried again for this time (ms). */
const FAILED_MS = 300_000;
const MOST_FAILED = 5000;

const MB = 1_000_000;

/** Pictures of outlets, resized: from the disk, otherwise from the outlet. */
@Injectable()
export class ImagesService implements OnApplicationShutdown {
  private readonly files: ImageFiles;
  private readonly fetches: ImageFetches;
  private readonly resizing = new SharedTurns<Buffer>(new FairQueue(RESIZING));
  private readonly failed = new LRUCache<string, string>({ max: MOST_FAILED, ttl: FAILED_MS });
  private isStoring = true;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.fetches = new ImageFetches(settings);
    const folder = resolve(settings.DATA_DIR, 'images');
    this.files = new ImageFiles(folder, settings.IMAGE_CACHE_MB * MB, () => systemClock.now().getTime());
  }

  /**
   * @param caller the address of the reader; addresses take turns
   * @throws ApiError 404 if the picture cannot be shown, 429 or 503 if too many are waiting
   */
  async image({ url, width }: ImageQuery, format: ImageFormat, caller: string): Promise<Buffer> {
    const name = `${createHash('sha256').update(`${width} ${url}`).digest('hex')}.${format}`;
    const stored = await this.files.read(name).catch((error: unknown) => this.logDiskFailure(error));
    if (stored !== null) {
      countImage('stored');
      return stored;
    }
    if (this.failed.has(url)) throw unavailable();
    const make = async (bytes: Uint8Array) => {
      const made = await resized(bytes, width, format);
      await this.keep(name, made);
      countImage('made');
      return made;
    };
    return this.fetched({ url, caller }, (bytes) =>
      this.resizing.run(name, caller, async (give) => give(await make(bytes))),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetches.close();
  }

  private async fetched(call: ImageCall, work: (bytes: Uint8Array) => Promise<Buffer>): Promise<Buffer> {
    try {
      return await this.fetches.use(call, work);
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      this.rememberFailure(call.url, error);
      throw unavailable();
    }
  }

  /** Once for all who waited for it. */
  private rememberFailure(url: string, { code, cause }: ImageFailure): void {
    if (this.failed.has(url)) return;
    this.failed.set(url, code);
    countImage('failed');
    this.logger.info({ host: URL.parse(url)?.host, reason: code, err: cause }, 'picture not shown');
  }

  /** A picture that cannot be stored is shown all the same. */
  private async keep(name: string, bytes: Buffer): Promise<void> {
    try {
      const { tidied } = await this.files.write(name, bytes);
      this.isStoring = true;
      tidied.catch((error: unknown) => this.logDiskFailure(error));
    } catch (error) {
      this.logDiskFailure(error);
    }
  }

  /** Once, until storing works again. */
  private logDiskFailure(err: unknown): null {
    if (this.isStoring) this.logger.warn({ err }, 'pictures cannot be stored');
    this.isStoring = false;
    return null;
  }
}

async function resized(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    return await resizeImage(bytes, width, format);
  } catch (cause) {
    throw new ImageFailure('unreadable', { cause });
  }
}

function unavailable(): ApiError {
  return new ApiError(404, 'image_unavailable', 'This picture cannot be loaded from its outlet.');
}
