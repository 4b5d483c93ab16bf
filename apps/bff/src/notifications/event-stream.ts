import type { Response } from 'express';
import type { FeedGrowth } from '#contract/notifications';
import type { Reader } from '../auth/identity/reader.js';

/** A client that does not read is let go from here on (bytes). */
const MOST_UNREAD = 65_536;

/** One client's server-sent events. */
export class EventStream {
  /** The feed's mark that it was told last; null before the first. */
  mark: number | null = null;
  private lastCount: number | null = null;

  constructor(
    /** Null: a visitor. */
    readonly reader: Reader | null,
    /** Whose place it takes: a reader's, or an address's. */
    readonly owner: string,
    private readonly response: Response,
  ) {}

  /** `no-transform` keeps proxies and our own compression from holding events back. */
  open(): void {
    this.response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.response.flushHeaders();
    this.write('retry: 5000\n\n');
  }

  /** Tells how many notifications are unread, unless that was said before. */
  tellCount(count: number): void {
    if (count === this.lastCount) return;
    this.lastCount = count;
    this.write(`event: count\ndata: ${JSON.stringify({ count })}\n\n`);
  }

  /** Tells that the feed grew. Its mark is the event's id: browsers that connect again name the last one they heard. */
  tellGrowth(growth: FeedGrowth): void {
    this.mark = growth.to;
    this.write(`id: ${growth.to}\nevent: feed\ndata: ${JSON.stringify(growth)}\n\n`);
  }

  /** A comment: keeps proxies from ending what is silent, and finds clients that are gone. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableLength > MOST_UNREAD) this.response.destroy();
    else if (!this.response.writableEnded) this.response.write(text);
  }
}
