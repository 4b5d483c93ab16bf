import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { UnreadableData } from '../measure/read-lines.js';

/** What raters call a source; higher is better. */
export interface TrustLabel {
  domain: string;
  label: number;
}

/**
 * Reads `domain,label` lines of a `.csv` or `.csv.gz` below a header; a domain that stands there twice counts once.
 * @throws UnreadableData when the file is missing or a line is none of the kind
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

/** As sources are called. */
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
