/** As much of the D-Bus protocol (specification 0.43) as notifications need, little-endian. */

const KINDS = { call: 1, return: 2, error: 3, signal: 4 } as const;
const HEADER_BYTES = 16;

/** A header field: its code, type and bytes. */
export type Field = readonly [code: number, type: string, value: Buffer];

/** A method call. */
export interface Received {
  serial: number;
  destination: string;
  member: string;
  body: Buffer;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A string; padded if another value follows. */
export function words(text: string, alignment = 1): Buffer {
  const bytes = Buffer.from(text);
  return padded(Buffer.concat([u32(bytes.length), bytes, Buffer.alloc(1)]), alignment);
}

export function dbusMessage(
  kind: keyof typeof KINDS,
  serial: number,
  fields: readonly Field[],
  signature: string,
  body: Buffer,
): Buffer {
  const all = signature === '' ? fields : [...fields, [8, 'g', signatureOf(signature)] satisfies Field];
  let list: Buffer = Buffer.alloc(0);
  for (const [code, type, value] of all)
    list = Buffer.concat([padded(list, 8), Buffer.from([code]), signatureOf(type), value]);
  const start = Buffer.from([0x6c, KINDS[kind], 1, 1]);
  const header = Buffer.concat([start, u32(body.length), u32(serial), u32(list.length), list]);
  return Buffer.concat([padded(header, 8), body]);
}

/** The method calls at the beginning of `bytes`, and what is not whole yet. */
export function readMessages(bytes: Buffer): { messages: Received[]; rest: Buffer } {
  const messages: Received[] = [];
  let rest = bytes;
  while (rest.length >= HEADER_BYTES) {
    const bodyAt = aligned(HEADER_BYTES + rest.readUInt32LE(12), 8);
    const end = bodyAt + rest.readUInt32LE(4);
    if (rest.length < end) break;
    if (rest[1] === KINDS.call) {
      const fields = readFields(rest.subarray(HEADER_BYTES, HEADER_BYTES + rest.readUInt32LE(12)));
      const [destination = '', member = ''] = [fields.get(6), fields.get(3)];
      messages.push({ serial: rest.readUInt32LE(8), destination, member, body: rest.subarray(bodyAt, end) });
    }
    rest = rest.subarray(end);
  }
  return { messages, rest };
}

/** Reads values one after the other. */
export class DbusReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  align(alignment: number): void {
    this.at = aligned(this.at, alignment);
  }

  byte(): number {
    return this.bytes.readUInt8(this.at++);
  }

  u32(): number {
    this.align(4);
    this.at += 4;
    return this.bytes.readUInt32LE(this.at - 4);
  }

  words(): string {
    return this.text(this.u32());
  }

  signature(): string {
    return this.text(this.byte());
  }

  private text(length: number): string {
    const text = this.bytes.toString('utf8', this.at, this.at + length);
    this.at += length + 1;
    return text;
  }
}

/** The header's texts, by code. */
function readFields(bytes: Buffer): Map<number, string> {
  const fields = new Map<number, string>();
  const reader = new DbusReader(bytes);
  while (!reader.isAtEnd) {
    reader.align(8);
    const code = reader.byte();
    const type = reader.signature();
    if (type === 'u') reader.u32();
    else fields.set(code, type === 'g' ? reader.signature() : reader.words());
  }
  return fields;
}

const aligned = (at: number, alignment: number) => Math.ceil(at / alignment) * alignment;
const padded = (bytes: Buffer, alignment: number) =>
  Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length, alignment) - bytes.length)]);
const signatureOf = (types: string) =>
  Buffer.concat([Buffer.from([types.length]), Buffer.from(types), Buffer.alloc(1)]);
