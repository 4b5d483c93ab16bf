import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { UnreadableData } from '../../measure/read-lines.js';

/** A rating of a source. Higher is better. */
export interface TrustLabel {
  domain: string;
  label: number;
}

/**
 * Reads the `domain,label` lines of a `.csv` or `.csv.gz` file with a header. If a domain is repeated, the last line counts.
 * @throws UnreadableData if the file is missing or a line is malformed
 */
export async function readTrustLabels(file: string): Promise<TrustLabel[]> {
  const labels = new Map<string, number>();
  const [header = '', ...lines] = (await textOf(file)).split(/\r?\n/);
  if (header.trim() !== 'domain,label')
    throw new UnreadableData(`${file} does not begin with 'domain,label'.`);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [domain = '', label = ''] = line.split(',');
    const value = Number(label);
    if (domain.trim() === '' || label.trim() === '' || !Number.isFinite(value))
      throw new UnreadableData(`Cannot read ${file}, line ${at + 2}: not 'domain,label'`);
    labels.set(domainOf(domain), value);
  }
  return [...labels].map(([domain, label]) => ({ domain, label }));
}

/** The domain in the form that sources use. */
function domainOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
}

async function textOf(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new UnreadableData(
      `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
