import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets a test runner write its JSON report to a temporary file. Returns the report, or null if there is none. */
export async function withReportFile<Report>(
  run: (path: string) => Promise<unknown>,
): Promise<Report | null> {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-test-'));
  const path = join(folder, 'report.json');
  try {
    await run(path);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
