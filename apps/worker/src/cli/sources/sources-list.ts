import { type CaredSourceRow, caredSources } from '#persistence/sources';
import type { Command } from '../run/run-command.js';

/** More lines than a person reads. */
const MOST = 20_000;

export interface SourceListOptions {
  disabled?: boolean;
  operators?: boolean;
  json?: boolean;
}

/** `sources list`: the sources, or those whose name or domain holds the words. */
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
  terminal.note(`${sources.length} source${sources.length === 1 ? '' : 's'}.`);
}

function line(source: CaredSourceRow): string {
  const { id, domain, name, category, bias, country, feeds, trustScore, disabledReason } = source;
  const score = trustScore === null ? 'no score' : `trust ${trustScore.toFixed(1)}`;
  const facts = [category, country ?? 'no country', bias ?? 'no bias label', score, `${feeds} feeds read`];
  const disabled = disabledReason === null ? '' : `\n        Disabled: ${disabledReason}`;
  return `${String(id).padStart(6)}  ${domain}  ${name}\n        ${facts.join(', ')}${disabled}`;
}
