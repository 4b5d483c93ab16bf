import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locked, type Packages, shippedPackages } from './shipped-packages.js';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const INTRODUCTION = `Third-party notices

Followthrough contains or runs on the packages below. Each group has one licence text; the copyright lines are those of the packages.
Written by npm run notices from package-lock.json. Data of the source directory: libs/persistence/src/seed/data/README.md.
`;

const LICENCE_FILE = /^(licen[cs]e|copying)(?!.*\.(js|json|html)$)/i;
const IN_README = /copyright[^\n]*\n+permission is hereby granted[\s\S]*/i;
const COPYRIGHT_LINE = /^(?:\(c\)|©|(?:portions )?copyright\b(?! notice| holders?| owners?|ed)).*$/i;

interface Notice {
  name: string;
  licence: string;
  copyright: string[];
  text: string;
}

/** The content of the notices file. @throws Error if a package has no licence */
export function notices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Packages;
  };
  const all = shippedPackages(root, packages).map((folder) =>
    noticeOf(root, folder, packages[folder] as Locked),
  );
  const groups = Map.groupBy(all, ({ licence, text }) => `${licence}\n${wordsOf(text)}`);
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length || (keyOf(a) < keyOf(b) ? -1 : 1));
  return `${[INTRODUCTION, ...sorted.map(groupText)].join(`\n${'='.repeat(80)}\n\n`)}`;
}

/** Texts with the same words are the same. */
function wordsOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  );
}

function keyOf(group: readonly Notice[]): string {
  return group[0]?.name ?? '';
}

function groupText(group: readonly Notice[]): string {
  const [first] = group;
  const names = group.map(({ name, copyright }) =>
    [name, ...copyright.map((line) => `    ${line}`)].join('\n'),
  );
  return `${first?.licence}\n\n${[...new Set(names)].join('\n')}\n${first?.text ? `\n${first.text}\n` : ''}`;
}

function noticeOf(root: string, folder: string, locked: Locked): Notice {
  const name = `${locked.name ?? folder.replace(/.*node_modules\//, '')} ${locked.version}`;
  // Packages of single platforms: not every machine has their files, and all must write the same.
  const isBinary = locked.os !== undefined || locked.cpu !== undefined;
  const text = isBinary ? '' : licenceText(join(root, folder));
  const licence = locked.license ?? licenceOf(join(root, folder), text);
  if (licence === null) throw new Error(`${name} names no licence.`);
  const lines = text.split('\n').map((line) => line.trim());
  const copyright = lines.filter((line) => COPYRIGHT_LINE.test(line));
  // The texts of these have copyright lines of their own.
  const own = /apache|mpl|python/i.test(licence);
  return own
    ? { name, licence, copyright: [], text: text.trim() }
    : { name, licence, copyright, text: withoutCopyright(lines) };
}

/** What packages with this licence have in common. */
function withoutCopyright(lines: readonly string[]): string {
  return lines
    .filter(
      (line) =>
        !COPYRIGHT_LINE.test(line) && !/^#*\s*\(?(the )?(mit|isc|bsd)[^.]*licen[cs]e.{0,20}$/i.test(line),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).sort();
  const file = files.find((name) => LICENCE_FILE.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').replaceAll('\r', '');
  // Old packages have their licence at the end of their description.
  const readme = files.find((name) => /^readme/i.test(name));
  const [text] =
    readme === undefined ? [] : (readFileSync(join(folder, readme), 'utf8').match(IN_README) ?? []);
  return text?.replaceAll('\r', '') ?? '';
}

/** Of an old package, for which the lock file names no licence. */
function licenceOf(folder: string, text: string): string | null {
  const { licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    licenses?: { type: string }[];
  };
  const named = licenses?.map(({ type }) => type).join(' OR ');
  if (named) return named;
  return /Permission is hereby granted, free of charge/.test(text.replace(/\s+/g, ' ')) ? 'MIT' : null;
}
