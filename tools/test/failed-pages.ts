import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_PAGES = 3;
const MOST_LINES = 80;
/** The heading that Playwright gives to its outline of the page. */
const HEADING = '# Page snapshot';

/** Outlines of what the pages of failed tests showed. The log often outlives the files. */
export function failedPages(folder: string): string {
  const paths = globSync('*/error-context.md', { cwd: folder }).sort();
  return paths
    .slice(0, MOST_PAGES)
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const from = text.indexOf(HEADING);
      const lines = (from < 0 ? text : text.slice(from + HEADING.length)).trim().split('\n');
      const left = lines.length - MOST_LINES;
      const rest = left > 0 ? `\n… ${left} more lines` : '';
      return `\nThe page of ${dirname(path)}:\n${lines.slice(0, MOST_LINES).join('\n')}${rest}\n`;
    })
    .join('');
}
