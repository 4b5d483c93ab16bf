import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { projectRoot } from '#platform/runtime';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
] as const;
const MOST_OUTPUT = 100_000_000;

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      score: z.number().nullable(),
      details: z.unknown().optional(),
    }),
  ),
});
type Report = z.infer<typeof Report>;

const Requests = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});

export interface PageScores {
  /** 0–100, the median of each. */
  scores: Record<string, number>;
  /** Milliseconds, except the layout shift. */
  times: Record<string, number>;
  /** Failed audits, other than speed. */
  failed: string[];
  /** The JavaScript of the first load, compressed with gzip, and with brotli, as browsers get it. */
  firstLoad: { files: number; gzipKb: number; brotliKb: number };
}

/** Runs Lighthouse for mobile several times in sequence, and returns the median of each figure. */
export async function pageScores(url: string, runs: number, chromium: string): Promise<PageScores> {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n++) reports.push(await auditReliably(url, chromium));
  const median = (of: (report: Report) => number) =>
    reports.map(of).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0;
  const score = (name: string) =>
    Math.round(median(({ categories }) => 100 * (categories[name]?.score ?? 0)));
  const time = (name: string) => Math.round(median(({ audits }) => audits[name]?.numericValue ?? 0));
  const [first] = reports;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
    times: {
      ...Object.fromEntries(TIMES.map((name) => [name, time(name)])),
      layoutShift: median(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0),
    },
    failed: first ? failedAudits(first) : [],
    firstLoad: first ? scriptsOf(first) : { files: 0, gzipKb: 0, brotliKb: 0 },
  };
}

/** On a busy machine Lighthouse often misses the start of the page load. Such a run is made again. */
async function auditReliably(url: string, chromium: string, attempts = 5): Promise<Report> {
  try {
    return await audit(url, chromium);
  } catch (error) {
    if (attempts === 1 || !(error instanceof Error && error.message.includes('NO_NAVSTART'))) throw error;
    console.error(`Lighthouse missed the load of ${url}. Measuring again.`);
    return auditReliably(url, chromium, attempts - 1);
  }
}

async function audit(url: string, chromium: string): Promise<Report> {
  const lighthouse = join(projectRoot(), 'node_modules/lighthouse/cli/index.js');
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium, NODE_OPTIONS: '' },
    maxBuffer: MOST_OUTPUT,
  });
  return Report.parse(JSON.parse(stdout));
}

/** Failed pass-or-fail audits. */
function failedAudits({ audits }: Report): string[] {
  return Object.entries(audits).flatMap(([name, { score, numericValue }]) =>
    score === 0 && numericValue === undefined ? name : [],
  );
}

function scriptsOf({ audits }: Report): PageScores['firstLoad'] {
  const { items } = Requests.parse(audits['network-requests']?.details);
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  const contents = scripts.map(({ url }) =>
    readFileSync(join(projectRoot(), 'dist/web', new URL(url).pathname)),
  );
  const kbOf = (compress: (content: Buffer) => Buffer) =>
    Math.round(contents.reduce((sum, content) => sum + compress(content).byteLength, 0) / 102.4) / 10;
  return { files: scripts.length, gzipKb: kbOf(gzipSync), brotliKb: kbOf(brotliCompressSync) };
}
