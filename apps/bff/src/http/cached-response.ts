import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller bodies are sent uncompressed (bytes). */
const WORTH_COMPRESSING = 1024;
/** Responses are compressed once and sent often. The level is moderate because the first reader after a change waits for it. */
const QUALITY = { gzip: 5, br: 4 };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: QUALITY.gzip }),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** The bytes of one response, plain and compressed. Each encoding is created once, on first use. */
export class CachedResponse {
  readonly body: Buffer;
  /** Weak: the same for all encodings. */
  readonly etag: string;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    content: string,
    readonly type = 'application/json; charset=utf-8',
  ) {
    this.body = Buffer.from(content);
    const digest = createHash('sha1').update(this.body).digest('base64url');
    this.etag = `W/"${this.body.length.toString(16)}-${digest}"`;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= WORTH_COMPRESSING;
  }

  /** An upper bound of the memory used with every encoding (bytes). Compressed text is no longer than plain text. */
  get mostBytes(): number {
    return this.body.length * (1 + ENCODINGS.length);
  }

  compressedBy(encoding: Encoding): Promise<Buffer> {
    this.compressed[encoding] ??= compress[encoding](this.body);
    return this.compressed[encoding];
  }
}
