import { idOf } from '#persistence/database';
import { findFeed, type ListedFeedRow } from '#persistence/ingest/health';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';

/** @throws OperatorError if no feed has this id or URL */
export async function knownFeed({ db }: Command, which: string): Promise<ListedFeedRow> {
  const feed = await findFeed(db, idOf(which) ?? which);
  if (feed === null) throw new OperatorError(`There is no feed ${which}. 'feeds list' shows ids and URLs.`);
  return feed;
}
