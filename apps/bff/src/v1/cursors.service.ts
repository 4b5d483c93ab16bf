import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ZodType } from 'zod';
import { Database } from '#persistence/database';
import { serverKey } from '#persistence/settings';
import { systemClock } from '#platform/runtime';
import { invalidInput } from '../http/validation.pipe.js';

/** Enough that no signature can be guessed (bytes; RFC 2104, section 5). */
const SIGNATURE_BYTES = 16;

/**
 * Cursors hold a position in a list. They are signed for that list with its filters, so that none can be made up or used for another
 * list. The key is in the database: every BFF accepts what another signed.
 */
@Injectable()
export class Cursors {
  private key: Promise<Buffer> | null = null;

  constructor(private readonly db: Database) {}

  /** @param list its name and filters */
  async write(list: string, position: unknown): Promise<string> {
    const text = Buffer.from(JSON.stringify(position));
    return Buffer.concat([signatureOf(list, text, await this.loadedKey()), text]).toString('base64url');
  }

  /** @throws ApiError 400 unless the cursor was written for this list */
  async read<T>(list: string, cursor: string, positions: ZodType<T>): Promise<T> {
    const bytes = Buffer.from(cursor, 'base64url');
    const [given, text] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES)];
    const right = signatureOf(list, text, await this.loadedKey());
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw notOfThisList();
    // Older versions may have written another form.
    const position = positions.safeParse(JSON.parse(text.toString()));
    if (!position.success) throw notOfThisList();
    return position.data;
  }

  private loadedKey(): Promise<Buffer> {
    this.key ??= this.load();
    return this.key;
  }

  /** After a failure the next caller tries again. */
  private async load(): Promise<Buffer> {
    try {
      return await serverKey(this.db, 'cursors', { offered: randomBytes(32), now: systemClock.now() });
    } catch (error) {
      this.key = null;
      throw error;
    }
  }
}

function signatureOf(list: string, text: Buffer, key: Buffer): Buffer {
  const signature = createHmac('sha256', key).update(`${list.length}:${list}`).update(text).digest();
  return signature.subarray(0, SIGNATURE_BYTES);
}

const notOfThisList = () =>
  invalidInput([{ path: ['cursor'], message: 'is not a cursor of this list with these parameters' }]);
