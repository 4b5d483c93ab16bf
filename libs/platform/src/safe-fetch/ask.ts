import type { Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'undici/types/header.js';

/** Of an answer that is no document so much is let pass to keep the connection, and for so long (bytes, ms). */
const MAX_UNREAD = 65_536;
const UNREAD_MS = 1000;

/** The body is larger than allowed, as sent or once inflated. */
export class BodyTooLarge extends Error {
  readonly code = 'EBODYTOOLARGE';
}

/** The visit took longer than it may. */
export class OutOfTime extends Error {
  readonly code = 'EOUTOFTIME';
}

export interface Question {
  url: URL;
  headers: Record<string, string>;
  /** Largest body, as sent. */
  maxBytes: number;
  /** From now on (ms). */
  withinMs: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent; empty unless the status says success. */
  body: Buffer;
}

/**
 * One GET, not following redirects. An answer that is no document is known by its headers: nobody waits for its body.
 * Takes undici's chunks as they come: no stream and no abort signal is built for the many answers that are 304 or fit
 * one packet.
 * @throws BodyTooLarge as soon as more than `maxBytes` are announced or sent
 * @throws OutOfTime
 */
export function ask(agent: Dispatcher, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { url, headers } = question;
    const handler = new AnswerHandler(question.maxBytes, resolve, reject);
    handler.endAfter(question.withinMs);
    agent.dispatch(
      { origin: url.origin, path: `${url.pathname}${url.search}`, method: 'GET', headers },
      handler,
    );
  });
}

class AnswerHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private timer: NodeJS.Timeout | undefined;
  private over: Error | null = null;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private readonly chunks: Buffer[] = [];
  private seen = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  endAfter(ms: number): void {
    this.timer = setTimeout(() => this.fail(new OutOfTime(`not done after ${Math.round(ms)} ms`)), ms);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.over !== null) controller.abort(this.over);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    if (!this.isDocument()) this.letBodyPass();
    else if (Number(headers['content-length']) > this.maxBytes) this.tooLarge();
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.seen += chunk.length;
    if (!this.isDocument()) {
      if (this.seen > MAX_UNREAD) this.hangUp();
    } else if (this.seen > this.maxBytes) this.tooLarge();
    else this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.succeed();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  private isDocument(): boolean {
    return this.status < 300;
  }

  private letBodyPass(): void {
    this.succeed();
    this.timer = setTimeout(() => this.hangUp(), UNREAD_MS);
  }

  private hangUp(): void {
    this.fail(new Error('the rest is of no interest'));
  }

  private tooLarge(): void {
    this.fail(new BodyTooLarge(`more than ${this.maxBytes} bytes`));
  }

  private succeed(): void {
    clearTimeout(this.timer);
    const [first] = this.chunks;
    const body = this.chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, headers: this.headers, body });
  }

  /** Whatever came first decides: after an answer rejecting changes nothing, nor does what undici says of our abort. */
  private fail(error: Error): void {
    if (this.over !== null) return;
    this.over = error;
    clearTimeout(this.timer);
    this.chunks.length = 0;
    this.controller?.abort(error);
    this.reject(error);
  }
}
