import { afterEach, describe, expect, it } from '@jest/globals';
import { DocumentThread, ReadingFailed } from './document-thread.js';
import type { ReadDocument, ReadRequest } from './read-document.js';

/** Long enough for a thread to start on a busy machine. */
const BOUNDS = {
  longestMs: 8000,
  itemMs: 8000,
  idleMs: 60_000,
  heap: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
};

/** Acts on the content type and counts the documents it has read. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  let read = 0;
  const hoard = [];
  parentPort.on('message', async ({ contentType }) => {
    if (contentType === 'hang') for (;;);
    if (contentType === 'memory') for (;;) hoard.push(new Array(1000).fill(hoard.length));
    if (contentType === 'exit') process.exit();
    if (contentType === 'throw') throw new Error('no such thing');
    if (contentType === 'late') await new Promise((done) => setTimeout(done, 200));
    parentPort.postMessage({ kind: 'unreadable', reason: contentType, detail: String(++read), ms: {} });
  });`;
const scriptUrl = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

const threads: DocumentThread[] = [];

function thread(script = scriptUrl): DocumentThread {
  const made = new DocumentThread(script, BOUNDS);
  threads.push(made);
  return made;
}

function request(contentType: string): ReadRequest {
  const feed = {
    ...{ id: 7, url: 'https://herald.example/feed', recording: null },
    ...{ source_domain: 'herald.example', source_language: null, categories: [], disclosures: [] },
  };
  return { bytes: new Uint8Array(4), contentType, feed, now: new Date(0), seen: undefined };
}

/** The result, with the document's number in its thread. */
async function resultOf(reading: Promise<ReadDocument>): Promise<string> {
  try {
    const read = await reading;
    return read.kind === 'unreadable' ? `${read.reason} ${read.detail}` : read.kind;
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error;
    return error.message;
  }
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((one) => one.close()));
});

describe('DocumentThread', () => {
  it('ends a thread without work, and starts another for the next document', async () => {
    const reader = new DocumentThread(scriptUrl, { ...BOUNDS, idleMs: 300 });
    threads.push(reader);
    const inARow = [reader.read(request('a')), reader.read(request('b'))].map(resultOf);
    expect(await Promise.all(inARow)).toEqual(['a 1', 'b 2']);
    expect(await resultOf(reader.read(request('c')))).toBe('c 3');
    await new Promise((done) => setTimeout(done, 2_000));
    expect(await resultOf(reader.read(request('d')))).toBe('d 1');
  });

  it('does not end a thread that a busy machine keeps waiting', async () => {
    const slow = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', async () => {
        await new Promise((done) => setTimeout(done, 2500));
        parentPort.postMessage({ kind: 'unreadable', reason: 'read', detail: '1', ms: {} });
      });`;
    const reader = new DocumentThread(new URL(`data:text/javascript,${encodeURIComponent(slow)}`), {
      ...BOUNDS,
      longestMs: 1500,
    });
    threads.push(reader);
    expect(await resultOf(reader.read(request('any')))).toBe('read 1');
  });

  it('reads documents one after the other, in order', async () => {
    const reader = thread();
    const ended: string[] = [];
    const all = ['late', 'quick', 'late', 'quick'].map((type) =>
      resultOf(reader.read(request(type))).then((end) => ended.push(end)),
    );
    await Promise.all(all);
    expect(ended).toEqual(['late 1', 'quick 2', 'late 3', 'quick 4']);
  });

  it.each<[string, RegExp]>([
    ['hang', /^reading took longer than 8 s$/],
    ['memory', /memory/],
    ['throw', /^no such thing$/],
    ['exit', /^the thread exited$/],
  ])("loses only the document that triggers '%s'", async (type, reason) => {
    const reader = thread();
    const all = ['before', type, 'after', 'last'].map((one) => resultOf(reader.read(request(one))));
    expect(await Promise.all(all)).toEqual(['before 1', expect.stringMatching(reason), 'after 1', 'last 2']);
  });

  it('rejects what cannot be sent, and reads the next', async () => {
    const reader = thread();
    const odd = { ...request('odd'), contentType: (() => 'no data') as unknown as string };
    const [first, next] = await Promise.all([
      resultOf(reader.read(odd)),
      resultOf(reader.read(request('next'))),
    ]);
    expect([first, next]).toEqual([expect.stringMatching(/could not be cloned/), 'next 1']);
  });

  it('rejects each document if no thread can be started', async () => {
    const reader = thread(new URL('https://herald.example/thread.js'));
    const ends = await Promise.all(['one', 'two'].map((type) => resultOf(reader.read(request(type)))));
    expect(ends).toEqual([
      expect.stringMatching(/URL|scheme|file/),
      expect.stringMatching(/URL|scheme|file/),
    ]);
  });

  it('rejects each document if the thread exits at its start', async () => {
    const reader = thread(new URL("data:text/javascript,throw new Error('broken')"));
    const ends = await Promise.all(['one', 'two'].map((type) => resultOf(reader.read(request(type)))));
    expect(ends).toEqual(['broken', 'broken']);
  });

  it('finishes queued documents before it closes, and starts a new thread later', async () => {
    const reader = thread();
    const ended: string[] = [];
    for (const type of ['late', 'quick'])
      void resultOf(reader.read(request(type))).then((end) => ended.push(end));
    await reader.close();
    expect(ended).toEqual(['late 1', 'quick 2']);
    expect(await resultOf(reader.read(request('later')))).toBe('later 1');
  });

  describe('if one item takes too long', () => {
    /** Reads items named in the content type, as the real thread does. Those of the letter 's' never end. */
    const ITEMS = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ contentType, slow, progress }) => {
        const read = [];
        for (const name of contentType) {
          const rawHash = name.charCodeAt(0).toString(16).padStart(38, '0') + (read.length + 16).toString(16);
          Buffer.from(progress, 4, 20).write(rawHash, 'hex');
          Atomics.add(new Int32Array(progress, 0, 1), 0, 1);
          if (rawHash === slow.endAt) break;
          if (slow.leaveOut.has(rawHash)) read.push('-');
          else if (name === 's') for (;;);
          else read.push(name);
        }
        parentPort.postMessage({ kind: 'unreadable', reason: read.join(''), detail: '', ms: {} });
      });`;
    const script = new URL(`data:text/javascript,${encodeURIComponent(ITEMS)}`);
    const read = (items: string, bounds = {}) => {
      const reader = new DocumentThread(script, { ...BOUNDS, longestMs: 20_000, itemMs: 300, ...bounds });
      threads.push(reader);
      return Promise.all([items, 'next'].map((one) => resultOf(reader.read(request(one)))));
    };

    it('leaves out that item only, and reads the next document', async () => {
      expect(await read('absc')).toEqual(['ab-c ', 'next ']);
    });

    it('leaves out three of them, and ends before the fourth', async () => {
      expect(await read('asbscsdsef')).toEqual(['a-b-c-d ', 'next ']);
    });

    it('ends before the next of them once they have used up the time of a document', async () => {
      expect(await read('asbsc', { longestMs: 6000, itemMs: 3000 })).toEqual(['a-b ', 'next ']);
    });
  });
});
