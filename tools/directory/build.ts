/**
 * Builds the source directory's data files from a collected list of outlets:
 *   tsx --conditions=source tools/directory/build.ts OUTLETS.json [ARCHIVE.jsonl.gz]
 * The archive (`{domain}` per line) only shows which outlets are quoted most. Their feeds are active at first.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { domainToASCII, fileURLToPath } from 'node:url';
import { readLines } from '../measure/read-lines.js';
import { commandLine } from '../start/command-line.js';
import { chooseFirstFeeds } from './choose-first-feeds.js';
import { cleanFeeds, validAddress } from './clean-feeds.js';
import { countryCode } from './country-codes.js';
import { type ListedOutlet, readListedOutlets } from './listed-outlet.js';
import { shortName, sourceSlug } from './name-outlet.js';

const DATA = fileURLToPath(new URL('../../libs/persistence/src/seed/data/', import.meta.url));
/** Codes in feed lists that are not in ISO 639-1. */
const LANGUAGES: Record<string, string> = { gr: 'el', arq: 'ar' };

const {
  operands: [outletsFile = '', archiveFile],
} = commandLine({
  name: 'tsx --conditions=source tools/directory/build.ts',
  takes: 'OUTLETS.json [ARCHIVE.jsonl.gz]',
  about: "Builds the source directory's data files. The archive shows which outlets are quoted most.",
});

const outlets = await readListedOutlets(outletsFile);
outlets.sort((a, b) => (a.domain < b.domain ? -1 : 1));
const items = new Map<string, number>();
if (archiveFile)
  for await (const { domain } of readLines<{ domain: string }>(archiveFile))
    items.set(domain, (items.get(domain) ?? 0) + 1);

const { ofDomain, invalid, repeated } = cleanFeeds(outlets);
const first = chooseFirstFeeds(outlets.map(candidate));
const slugs = slugsByImportance(outlets);
const lines = outlets.map((outlet) => JSON.stringify(entry(outlet)));
const statuses = outlets.flatMap(({ domain, ratings }) =>
  ratings.wikipedia ? [[domainToASCII(domain), ratings.wikipedia]] : [],
);
await mkdir(`${DATA}wikipedia`, { recursive: true });
await writeFile(`${DATA}directory.jsonl`, `${lines.join('\n')}\n`);
await writeFile(
  `${DATA}wikipedia/statuses.json`,
  `${JSON.stringify(Object.fromEntries(statuses), null, 0).replaceAll(',', ',\n')}\n`,
);
console.log(
  JSON.stringify({
    outlets: lines.length,
    feeds: [...ofDomain.values()].flat().length,
    invalid,
    repeated,
    activeAtFirst: first.size,
    statuses: statuses.length,
  }),
);

function candidate({ domain, language, bias, ratings }: ListedOutlet) {
  const feeds = ofDomain.get(domain) ?? [];
  return { domain, language, bias, items: items.get(domain) ?? 0, raters: ratings.pc1Observed ?? 0, feeds };
}

/** If two outlets share a name, the one that is quoted more gets the short slug. */
function slugsByImportance(all: readonly ListedOutlet[]): Map<string, string> {
  const taken = new Set<string>();
  const ofOutlet = new Map<string, string>();
  const ranked = [...all].sort(
    (a, b) => (items.get(b.domain) ?? 0) - (items.get(a.domain) ?? 0) || b.feeds.length - a.feeds.length,
  );
  for (const { name, domain } of ranked) {
    const slug = sourceSlug(shortName(name, domain), domainToASCII(domain), taken);
    taken.add(slug);
    ofOutlet.set(domain, slug);
  }
  return ofOutlet;
}

function entry(outlet: ListedOutlet) {
  const { domain, ratings } = outlet;
  const observed = ratings.pc1Observed ?? 0;
  return {
    domain: domainToASCII(domain),
    slug: slugs.get(domain),
    name: shortName(outlet.name, domain),
    url: validAddress(outlet.url)?.href ?? `https://${domainToASCII(domain)}/`,
    country: countryCode(outlet.country, domain),
    language: outlet.language === null ? null : (LANGUAGES[outlet.language] ?? outlet.language),
    mediaType: outlet.mediaType,
    ownerName: outlet.ownerGroup,
    bias: outlet.bias,
    biasAgreed: outlet.biasAgreed,
    pc1: observed > 0 ? ratings.pc1 : null,
    pc1Observed: observed,
    feeds: (ofDomain.get(domain) ?? []).map((feed) => ({
      ...feed,
      activeAtFirst: first.has(feed.url) || undefined,
    })),
  };
}
