import { readFileSync } from 'node:fs';

/** Imported before all else: what runs on another version of Node.js fails later, without saying why. */
const root = import.meta.url.includes('/dist/tools/') ? '../../../' : '../../';
const { engines } = JSON.parse(readFileSync(new URL(`${root}package.json`, import.meta.url), 'utf8'));
const problem = nodeProblem(process.versions.node, engines.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/**
 * Why a version of Node.js ('20.20.2') does not do, in one sentence. Null if it does.
 * @param needed as in package.json: '>=24'
 */
export function nodeProblem(version: string, needed: string): string | null {
  const least = Number(needed.replace('>=', ''));
  if (Number.parseInt(version, 10) >= least) return null;
  return `Followthrough needs Node.js ${least} or later, and this is ${version}: run npm ci without --ignore-scripts and --omit=dev, which installs the right one, or install it yourself.`;
}
