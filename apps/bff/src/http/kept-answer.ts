import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller bodies go as they are (bytes). */
const WORTH_PACKING = 1024;
/** Of what is packed once and sent often: halfway, since the first reader after a change waits for it. */
const QUALITY = { gzip: 5, br: 4 };

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: QUALITY.gzip }),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** The bytes of one answer, as they are and packed; each packing is made once, when it is first asked for. */
export class KeptAnswer {
  readonly body: Buffer;
  /** Weak: the same for all packings. */
  readonly etag: string;
  private readonly packed = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(
    content: string,
    readonly type = 'application/json; charset=utf-8',
  ) {
    this.body = Buffer.from(content);
    const digest = createHash('sha1').update(this.body).digest('base64url');
    this.etag = `W/"${this.body.length.toString(16)}-${digest}"`;
  }

  get isWorthPacking(): boolean {
    return this.body.length >= WORTH_PACKING;
  }

  packedBy(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known !== undefined) return known;
    const making = pack[encoding](this.body).then((bytes) => {
      this.packed.set(encoding, bytes);
      return bytes;
    });
    this.packed.set(encoding, making);
    return making;
  }
}
