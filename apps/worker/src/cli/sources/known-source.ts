import { type CaredSourceRow, caredSource } from '#persistence/sources';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';

/** @throws OperatorError if no source has this domain, slug or id */
export async function knownSource({ db }: Pick<Command, 'db'>, which: string): Promise<CaredSourceRow> {
  const source = await caredSource(db, which);
  if (source === null)
    throw new OperatorError(`There is no source ${which}. 'sources list' shows domains, slugs and ids.`);
  return source;
}
