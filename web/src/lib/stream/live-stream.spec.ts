import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { listenLive } from './live-stream';
import '../../testing/patience';

type Listener = (event: { data: string }) => void;

/** The server's side of the stream. */
class OpenStream {
  static readonly all: OpenStream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  private readonly listeners = new Map<string, Listener>();

  constructor(readonly url: string) {
    OpenStream.all.push(this);
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
  }
  send(name: string, data: unknown): void {
    this.listeners.get(name)?.({ data: JSON.stringify(data) });
  }
  refuse(): void {
    this.readyState = OpenStream.CLOSED;
    this.send('error', null);
  }
  close(): void {
    this.readyState = OpenStream.CLOSED;
  }
}

/** A channel to other tabs. */
class Channel {
  static open: Channel | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readonly sent: unknown[] = [];
  constructor() {
    Channel.open = this;
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  close(): void {
    Channel.open = null;
  }
}

const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() };
const open = () => OpenStream.all.filter(({ readyState }) => readyState !== OpenStream.CLOSED);

describe('listenLive', () => {
  const stops: (() => void)[] = [];
  let visibility: DocumentVisibilityState = 'visible';

  beforeAll(() => {
    Object.assign(window, { EventSource: OpenStream, BroadcastChannel: Channel });
    Object.defineProperty(navigator, 'locks', { value: locks });
    Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  });
  beforeEach(() => {
    visibility = 'visible';
    OpenStream.all.length = 0;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const listen = (listener: Parameters<typeof listenLive>[0]) => stops.push(listenLive(listener));
  async function stream(): Promise<OpenStream> {
    await waitFor(() => expect(open()).toHaveLength(1));
    const [only] = open();
    if (only === undefined) throw new Error('No stream is open');
    return only;
  }

  function hide(): void {
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('sends valid events to every listener by one stream', async () => {
    const counts: unknown[] = [];
    const growths: unknown[] = [];
    listen({ onCount: (count, isOwn) => counts.push([count, isOwn]) });
    listen({ onGrowth: ({ added }) => growths.push(added) });
    const server = await stream();
    server.send('count', { count: 3, newest: 7 });
    server.send('count', { count: 'many' });
    server.send('feed', { from: 1, to: 4, added: 3 });
    expect(counts).toEqual([[{ count: 3, newest: 7 }, true]]);
    expect(growths).toEqual([3]);
  });

  it('continues from the newest mark that was received', async () => {
    listen({ onGrowth: () => undefined });
    (await stream()).send('feed', { from: 4, to: 9, added: 1 });
    stops.pop()?.();
    expect(open()).toEqual([]);
    listen({ onGrowth: () => undefined });
    expect((await stream()).url).toBe('/api/events?since=9');
  });

  it('closes in a hidden tab, unless a listener always wants it', async () => {
    listen({ onGrowth: () => undefined });
    await stream();
    hide();
    expect(open()).toEqual([]);
    listen({ onCount: () => undefined, always: true });
    await stream();
  });

  it('hears other tabs while hidden, until the page is put away', async () => {
    const counts: unknown[] = [];
    listen({ onCount: ({ count }, isOwn) => counts.push([count, isOwn]) });
    await stream();
    hide();
    Channel.open?.onmessage?.({ data: { event: 'count', data: { count: 2, newest: 9 } } });
    expect(counts).toEqual([[2, false]]);
    window.dispatchEvent(new Event('pagehide'));
    expect(Channel.open).toBeNull();
    window.dispatchEvent(new Event('pageshow'));
    expect(Channel.open).not.toBeNull();
    stops.pop()?.();
    expect(Channel.open).toBeNull();
  });

  it('asks other tabs for the last count, and answers them with its own', async () => {
    listen({ onCount: () => undefined });
    const server = await stream();
    const channel = Channel.open;
    expect(channel?.sent).toEqual([{ event: 'ask' }]);
    channel?.onmessage?.({ data: { event: 'ask' } });
    expect(channel?.sent).toHaveLength(1);
    const last = { event: 'count', data: { count: 3, newest: 7 } };
    server.send('count', last.data);
    channel?.onmessage?.({ data: { event: 'ask' } });
    expect(channel?.sent.slice(1)).toEqual([last, last]);
    hide();
    channel?.onmessage?.({ data: { event: 'ask' } });
    expect(channel?.sent).toHaveLength(3);
  });

  it('reports a refusal and waits', async () => {
    let refusals = 0;
    listen({ onRefused: () => void refusals++ });
    (await stream()).refuse();
    await waitFor(() => expect(refusals).toBe(1));
    expect(open()).toEqual([]);
  });
});
