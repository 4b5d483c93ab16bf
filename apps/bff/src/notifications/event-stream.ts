import type { Response } from 'express';
import type { LiveCount, NewsFeedGrowth } from '#contract/notifications';
import type { Reader } from '../auth/identity/reader.js';

/** Clients that leave more than this unread are disconnected (bytes). */
const MOST_UNREAD = 65_536;

/** One client's server-sent events. */
export class EventStream {
  /** The last mark of the news feed sent to the client. Null before the first. */
  mark: number | null = null;
  private lastCount: LiveCount | null = null;

  constructor(
    /** Null for a visitor. */
    readonly reader: Reader | null,
    /** The key its limit counts by: a reader or an IP address. */
    readonly owner: string,
    private readonly response: Response,
  ) {}

  /** `no-transform` keeps proxies and our own compression from buffering events. */
  open(): void {
    this.response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.response.flushHeaders();
    this.write('retry: 5000\n\n');
  }

  /** Sends the unread count and the newest notification, unless both are unchanged. */
  sendCount({ count, newest }: LiveCount): void {
    if (count === this.lastCount?.count && newest === this.lastCount.newest) return;
    this.lastCount = { count, newest };
    this.write(`event: count\ndata: ${JSON.stringify(this.lastCount)}\n\n`);
  }

  /** Reports new articles. The mark is the event's id: browsers send the last one when they reconnect. */
  sendGrowth(growth: NewsFeedGrowth): void {
    this.mark = growth.to;
    this.write(`id: ${growth.to}\nevent: feed\ndata: ${JSON.stringify(growth)}\n\n`);
  }

  /** A comment line: keeps proxies from closing idle connections, and detects lost clients. */
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
