import { platformChannel } from '#domain/sources';
import { audit } from '#persistence/accounts';
import { type Queryable } from '#persistence/database';
import { makeSources } from '#persistence/ingest/schedule';
import {
  type Correctable,
  correctSource,
  disableSource,
  enableSource,
  releaseSource,
  setOwner,
  sourcesOf,
  WrongOwner,
} from '#persistence/sources';
import { OperatorError, systemClock } from '#platform/runtime';
import { sourceDomain } from '../feeds/feeds-add.js';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { knownSource } from './known-source.js';
import { correctionsOf, type LabelOptions } from './source-labels.js';

export interface CorrectOptions extends LabelOptions {
  owner?: string;
  release?: string;
}

/** The columns for the names in `--release`. */
const RELEASED: Record<string, Correctable | 'owner_id'> = {
  name: 'name',
  url: 'url',
  owner: 'owner_id',
  country: 'country',
  language: 'language',
  'media-type': 'media_type',
  category: 'category',
  description: 'description',
  bias: 'bias',
};
const MOST_REASON = 300;

/** `sources add`: adds a source without feeds, with the given labels. */
export async function addSourceFor(command: Command, name: string, options: CorrectOptions): Promise<void> {
  const domain = sourceDomain(name);
  await command.db.transaction(async (tx) => {
    const known = (await sourcesOf(tx, [domain])).get(domain);
    if (known !== undefined) throw new OperatorError(alreadyKnown(domain, known.domain));
    const url = platformChannel(name)?.page;
    await makeSources(tx, [{ domain, name: options.name?.trim().slice(0, 200) || domain, url }]);
    const made = (await sourcesOf(tx, [domain])).get(domain);
    if (made === undefined) throw new Error(`no source was created for ${domain}`);
    await applyLabels(tx, made, options);
    await note(tx, 'source_added', made.id);
  });
  command.terminal.say(`Added ${domain}. Use 'feeds add --source ${domain}' to add its feeds.`);
}

function alreadyKnown(domain: string, source: string): string {
  const what = domain === source ? 'already a source' : `another domain of ${source}`;
  return `${domain} is ${what}. Use 'sources correct ${source}' to change it.`;
}

/** `sources correct`: sets labels that the directory no longer changes, or gives them back to it. */
export async function correctSourceFor(
  command: Command,
  which: string,
  options: CorrectOptions,
): Promise<void> {
  const source = await knownSource(command, which);
  const { changed, released } = await command.db.transaction(async (tx) => {
    const released = await releaseSource(tx, source.id, columnsToRelease(options.release));
    const changed = await applyLabels(tx, source, options);
    if (changed.length > 0) await note(tx, 'source_corrected', source.id, changed);
    if (released.length > 0) await note(tx, 'source_released', source.id, released);
    return { changed, released };
  });
  if (changed.length > 0) command.terminal.say(`${source.domain}: set ${changed.join(', ')}.`);
  if (released.length > 0)
    command.terminal.say(
      `${source.domain}: ${released.join(', ')} follow the directory again from the next start.`,
    );
  if (changed.length + released.length === 0)
    throw new OperatorError('No labels given. See --help for the options.');
}

/** `sources disable` */
export async function disableSourceFor(command: Command, which: string, reason: string): Promise<void> {
  const source = await knownSource(command, which);
  const why = reason.replace(/\s+/g, ' ').trim();
  if (why === '' || why.length > MOST_REASON)
    throw new OperatorError(`The reason is shown to readers and must have 1 to ${MOST_REASON} characters.`);
  const stopped = await command.db.transaction(async (tx) => {
    const feeds = await disableSource(tx, source.id, why);
    if (feeds !== null) await note(tx, 'source_disabled', source.id);
    return feeds;
  });
  if (stopped === null) throw new OperatorError(`${source.domain} is already disabled.`);
  command.terminal.say(
    `${source.domain} is disabled; ${counted(stopped, 'feed')} stopped. Its articles stay.`,
  );
}

/** `sources enable` */
export async function enableSourceFor(command: Command, which: string): Promise<void> {
  const source = await knownSource(command, which);
  const now = await command.clock.now();
  const resumed = await command.db.transaction(async (tx) => {
    const feeds = await enableSource(tx, source.id, now);
    if (feeds !== null) await note(tx, 'source_enabled', source.id);
    return feeds;
  });
  if (resumed === null) throw new OperatorError(`${source.domain} is not disabled.`);
  command.terminal.say(
    `${source.domain} is enabled; ${counted(resumed, 'feed')} ${resumed === 1 ? 'is' : 'are'} due now.`,
  );
}

async function applyLabels(
  tx: Queryable,
  { id, domain }: { id: number; domain: string },
  options: CorrectOptions,
): Promise<string[]> {
  const corrections = correctionsOf(options);
  await correctSource(tx, id, corrections);
  if (options.owner === undefined) return Object.keys(corrections);
  const owner = options.owner.trim().toLowerCase() === 'none' ? null : options.owner;
  await setOwner(tx, domain, owner).catch((cause: unknown) => {
    throw cause instanceof WrongOwner ? new OperatorError(cause.message, { cause }) : cause;
  });
  return [...Object.keys(corrections), 'owner_id'];
}

function columnsToRelease(list: string | undefined): (Correctable | 'owner_id')[] {
  const names = list === undefined ? [] : list.split(',').map((name) => name.trim());
  return names.map((name) => {
    const column = Object.hasOwn(RELEASED, name) ? RELEASED[name] : undefined;
    if (column === undefined)
      throw new OperatorError(`${name} is not a label. Choose from: ${Object.keys(RELEASED).join(', ')}.`);
    return column;
  });
}

type Action = 'source_added' | 'source_corrected' | 'source_released' | 'source_disabled' | 'source_enabled';

/** Commands run on the server, so there is no account to name as the actor. */
async function note(
  tx: Queryable,
  action: Action,
  source: number,
  columns: readonly string[] = [],
): Promise<void> {
  const payload = { source, ...(columns.length > 0 && { columns: columns.join(',') }) };
  const object = { kind: 'source', id: source } as const;
  await audit(tx, { at: systemClock.now(), actorId: null, action, object, payload });
}
