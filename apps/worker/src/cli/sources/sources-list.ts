import { type CaredSourceRow, caredSources } from '#persistence/sources';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';

/** A limit that no directory reaches. */
const MOST = 20_000;

export interface SourceListOptions {
  disabled?: boolean;
  operators?: boolean;
  json?: boolean;
}

/** `sources list`: the sources, or those whose name or domain contains the words. */
export async function listSourcesFor(
  { db, terminal }: Command,
  words: string | undefined,
  options: SourceListOptions,
): Promise<void> {
  const { disabled = false, operators = false } = options;
  const filter = { words: words?.trim().toLowerCase() || null, disabled, operators };
  const sources = await caredSources(db, filter, MOST);
  if (options.json) return terminal.json(sources);
  for (const source of sources) terminal.say(line(source));
  terminal.note(`${counted(sources.length, 'source')}.`);
}

function line(source: CaredSourceRow): string {
  const { id, domain, name, category, bias, country, feeds, trustScore, otherDomains, disabledReason } =
    source;
  const score = trustScore === null ? 'no score' : `trust ${trustScore.toFixed(1)}`;
  const facts = [
    category,
    country ?? 'no country',
    bias ?? 'no bias label',
    score,
    counted(feeds, 'active feed'),
    ...(otherDomains.length > 0 ? [`also ${otherDomains.join(', ')}`] : []),
  ];
  const disabled = disabledReason === null ? '' : `\n        Disabled: ${disabledReason}`;
  return `${String(id).padStart(6)}  ${domain}  ${name}\n        ${facts.join(', ')}${disabled}`;
}
