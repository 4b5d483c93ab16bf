import type { Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'undici/types/header.js';

/** Limits for draining an unwanted body to keep the connection open (bytes, ms). */
const MAX_DRAINED = 65_536;
const DRAIN_MS = 1000;

/** The body is larger than allowed, as sent or decompressed. */
export class BodyTooLarge extends Error {
  readonly code = 'EBODYTOOLARGE';
}

/** The fetch exceeded its time limit. */
export class DeadlineExceeded extends Error {
  readonly code = 'EOUTOFTIME';
}

export interface GetRequest {
  url: URL;
  headers: Record<string, string>;
  /** Maximum body size, as sent. */
  maxBytes: number;
  /** From now on (ms). */
  withinMs: number;
}

export interface GetResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent. Empty unless the status is 2xx. */
  body: Buffer;
}

/**
 * Sends one GET without following redirects. Resolves on the headers if the status is not 2xx, without waiting for the body.
 * Handles undici's chunks directly: most responses are 304 or fit one packet, so a stream and an abort signal would be waste.
 * @throws BodyTooLarge as soon as more than `maxBytes` are announced or sent
 * @throws DeadlineExceeded
 */
export function httpGet(agent: Dispatcher, request: GetRequest): Promise<GetResponse> {
  return new Promise((resolve, reject) => {
    const { url, headers } = request;
    const handler = new ResponseHandler(request.maxBytes, resolve, reject);
    handler.endAfter(request.withinMs);
    agent.dispatch(
      { origin: url.origin, path: `${url.pathname}${url.search}`, method: 'GET', headers },
      handler,
    );
  });
}

class ResponseHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private timer: NodeJS.Timeout | undefined;
  private failure: Error | null = null;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private readonly chunks: Buffer[] = [];
  private received = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly resolve: (response: GetResponse) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  endAfter(ms: number): void {
    this.timer = setTimeout(
      () => this.fail(new DeadlineExceeded(`not finished after ${Math.round(ms)} ms`)),
      ms,
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.failure !== null) controller.abort(this.failure);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    if (!this.isDocument()) this.drainBody();
    else if (Number(headers['content-length']) > this.maxBytes) this.tooLarge();
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.received += chunk.length;
    if (!this.isDocument()) {
      if (this.received > MAX_DRAINED) this.hangUp();
    } else if (this.received > this.maxBytes) this.tooLarge();
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

  private drainBody(): void {
    this.succeed();
    this.timer = setTimeout(() => this.hangUp(), DRAIN_MS);
  }

  private hangUp(): void {
    this.fail(new Error('the rest of the body is not needed'));
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

  /** The first result counts. Rejecting after `resolve` has no effect, and neither has undici's error for our own abort. */
  private fail(error: Error): void {
    if (this.failure !== null) return;
    this.failure = error;
    clearTimeout(this.timer);
    this.chunks.length = 0;
    this.controller?.abort(error);
    this.reject(error);
  }
}
