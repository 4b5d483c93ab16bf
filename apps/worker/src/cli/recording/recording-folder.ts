import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError } from '#platform/runtime';

/** A recorded feed, as `outlets.json` describes it. */
export interface RecordedOutlet {
  name: string;
  domain: string;
  /** Its page. */
  url: string;
  owner: string | null;
  country: string | null;
  language: string | null;
  mediaType: string | null;
  bias: string | null;
  feedUrl: string;
}

const MANIFEST = 'manifest.jsonl';
const OUTLETS = 'outlets.json';
const SPAN = 'recording.json';

/**
 * A folder of recorded feeds: `manifest.jsonl` in time order, `outlets.json`, `<outlet>/<fetched>.xml`. A document is
 * written before its manifest line, so a killed recorder leaves a valid recording that can be continued.
 */
export class RecordingFolder {
  private readonly outlets: Record<string, RecordedOutlet>;
  private readonly outletOf: Map<string, string>;
  private readonly lastHash = new Map<string, string>();

  /** @throws OperatorError if the folder contains something else */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    const isRecording = existsSync(join(folder, MANIFEST)) && existsSync(join(folder, OUTLETS));
    if (!isRecording && readdirSync(folder).some((name) => name !== OUTLETS))
      throw new OperatorError(`${folder} is neither empty nor a recording.`);
    this.outlets = isRecording ? (readJson(join(folder, OUTLETS)) as Record<string, RecordedOutlet>) : {};
    this.outletOf = new Map(Object.entries(this.outlets).map(([key, { feedUrl }]) => [feedUrl, key]));
    if (isRecording) this.resume();
    else writeFileSync(join(folder, MANIFEST), '');
  }

  /** Adds these feeds to the outlets of the recording. */
  describe(outlets: readonly RecordedOutlet[]): void {
    for (const outlet of outlets) {
      const key = this.outletOf.get(outlet.feedUrl) ?? this.freeKey(outlet.domain);
      this.outletOf.set(outlet.feedUrl, key);
      this.outlets[key] = outlet;
    }
    const path = join(this.folder, OUTLETS);
    writeFileSync(`${path}.new`, `${JSON.stringify(this.outlets, null, 1)}\n`);
    renameSync(`${path}.new`, path);
  }

  /**
   * Writes a document, unless it equals the previous one. `at`: when it was fetched. Returns whether it was written.
   */
  write(feedUrl: string, bytes: Uint8Array, at: Date): boolean {
    const outlet = this.outletOf.get(feedUrl) ?? '';
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    if (this.lastHash.get(outlet) === sha1) return false;
    const fetched = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const isJson = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart().startsWith('{');
    const file = `${outlet}/${fetched}.${isJson ? 'json' : 'xml'}`;
    mkdirSync(join(this.folder, outlet), { recursive: true });
    writeFileSync(join(this.folder, file), bytes);
    const line = { outlet, fetched, file, bytes: bytes.length, sha1 };
    appendFileSync(join(this.folder, MANIFEST), `${JSON.stringify(line)}\n`);
    this.lastHash.set(outlet, sha1);
    return true;
  }

  /** Stores the recording's time span, because feeds may be silent at its ends. */
  close(begun: Date, ended: Date): void {
    this.writeSpan({ from: this.begunAt() ?? begun.toISOString(), to: ended.toISOString() });
  }

  /** The start of a recording that is continued. */
  private begunAt(): string | undefined {
    const path = join(this.folder, SPAN);
    return existsSync(path) ? (readJson(path) as { from?: string }).from : undefined;
  }

  private writeSpan(span: { from: string; to?: string }): void {
    const described = { name: basename(this.folder), ...span };
    writeFileSync(join(this.folder, SPAN), `${JSON.stringify(described)}\n`);
  }

  /**
   * Removes an incomplete last line, loads each outlet's last hash, and removes the recording's end. If this run is
   * killed too, the recording ends with its last document.
   */
  private resume(): void {
    const from = this.begunAt();
    if (from !== undefined) this.writeSpan({ from });
    const path = join(this.folder, MANIFEST);
    const text = readFileSync(path, 'latin1');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(path, whole.length);
    for (const line of whole.split('\n')) {
      if (line === '') continue;
      const { outlet, sha1 } = JSON.parse(line) as { outlet: string; sha1: string };
      this.lastHash.set(outlet, sha1);
    }
  }

  /** The source's domain. Further feeds get a number. */
  private freeKey(domain: string): string {
    const key = domain.replaceAll(/[^\w.-]/g, '-').slice(0, 90);
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? key : `${key}-${number}`;
      if (!Object.hasOwn(this.outlets, numbered)) return numbered;
    }
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new OperatorError(`${path} is damaged: ${(cause as Error).message}.`, { cause });
  }
}
