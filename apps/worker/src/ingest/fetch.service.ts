import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FetchOutcome } from '#domain/ingest/schedule';
import { OperatorError, type Settings } from '#platform/runtime';
import { createSafeFetch, type FetchResult, fetchSettingsOf, type SafeFetch } from '#platform/safe-fetch';
import { SETTINGS } from '../setup/tokens.js';
import { type Asking, type Fetched, RECORDED_ORIGIN } from './visit.js';

/** Fetches a feed's document with the validators of the last visit. */
@Injectable()
export class FetchService implements OnModuleDestroy {
  private readonly safe: SafeFetch;
  private stopping = false;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.safe = createSafeFetch(fetchSettingsOf(settings));
  }

  /** Null if the process is stopping. An error then says nothing about the feed. */
  async fetch({ feed, now }: Asking): Promise<Fetched | null> {
    const { etag, last_modified: lastModified } = feed;
    const recorded = feed.recording !== null;
    const address = recorded ? this.recordedAddress(feed.url) : feed.url;
    const result = await this.safe.fetch(address, { etag, lastModified, now });
    if (this.stopping) return null;
    const fetched = fetchedFrom(result, recorded);
    if (!recorded || fetched.kind !== 'document') return fetched;
    return { ...fetched, bytes: this.withoutServer(fetched.bytes) };
  }

  /** Runs before the wait for open visits, so that requests that hang are aborted. */
  onModuleDestroy(): Promise<void> {
    this.stopping = true;
    return this.safe.close();
  }

  /** The server of recorded feeds serves `recorded:{recording}/{outlet}`. */
  private recordedAddress(url: string): string {
    if (this.settings.RECORDED_SERVER === undefined) {
      throw new OperatorError('RECORDED_SERVER is not set. Recorded feeds need npm start.');
    }
    return `http://${this.settings.RECORDED_SERVER}/${url.slice(url.lastIndexOf('/') + 1)}/feed`;
  }

  private withoutServer(bytes: Uint8Array): Uint8Array {
    const origin = `http://${this.settings.RECORDED_SERVER}`;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!buffer.includes(origin)) return bytes;
    return Buffer.from(buffer.toString('latin1').replaceAll(origin, RECORDED_ORIGIN), 'latin1');
  }
}

function fetchedFrom(result: FetchResult, recorded: boolean): Fetched {
  switch (result.kind) {
    case 'document':
      return { ...result, movedTo: recorded ? null : result.permanentUrl };
    case 'not_modified': {
      const answer = { kind: 'not_modified', freshForMs: result.freshForMs } as const;
      const to = recorded ? null : result.permanentUrl;
      return { kind: 'outcome', outcome: to === null ? answer : { kind: 'moved', to, answer } };
    }
    default:
      return { kind: 'outcome', outcome: failureOf(result) };
  }
}

function failureOf(result: Exclude<FetchResult, { kind: 'document' | 'not_modified' }>): FetchOutcome {
  switch (result.kind) {
    case 'throttled':
    case 'server_error':
      return { kind: result.kind, detail: `HTTP ${result.status}`, retryAfterMs: result.retryAfterMs };
    case 'too_large':
      return { kind: 'too_large', detail: `more than ${result.limitBytes} bytes` };
    case 'unreachable':
      return { kind: 'unreachable', detail: `${result.code}: ${result.detail}` };
    default:
      return { kind: result.kind, detail: `HTTP ${result.status}` };
  }
}
