import type { Response } from 'express';

/** A client that does not read is let go from here on (bytes). */
const MOST_UNREAD = 65_536;

/** One client's server-sent events. */
export class EventStream {
  private lastCount: number | null = null;

  constructor(
    readonly userId: number,
    readonly sessionId: number,
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

  /** Tells how many notices are unread, unless that was said before. */
  tellCount(count: number): void {
    if (count === this.lastCount) return;
    this.lastCount = count;
    this.write(`event: count\ndata: ${JSON.stringify({ count })}\n\n`);
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
