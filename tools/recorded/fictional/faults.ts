/** Faults of real feeds, each in one document of one outlet. The next document is intact again. */
const FAULTS: { slug: string; document: number; apply: (bytes: Buffer) => Buffer }[] = [
  { slug: 'valleycourier', document: 2, apply: (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)) },
  { slug: 'saltmereobserver', document: 4, apply: () => Buffer.alloc(0) },
  { slug: 'marketlantern', document: 5, apply: withBrokenItem },
];

/** Applies the fault of this document, if any. `document` counts the outlet's documents from 0. */
export function withFault(slug: string, document: number, bytes: Buffer): Buffer {
  const fault = FAULTS.find((candidate) => candidate.slug === slug && candidate.document === document);
  return fault ? fault.apply(bytes) : bytes;
}

/** Adds an unusable item: no title, no link, no guid, and a date in words. */
function withBrokenItem(bytes: Buffer): Buffer {
  const broken = '<item><title/><link/><guid/><pubDate>the day before yesterday</pubDate></item>\n<item>';
  return Buffer.from(bytes.toString('utf8').replace('<item>', broken), 'utf8');
}
