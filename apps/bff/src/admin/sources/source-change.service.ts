import { Injectable } from '@nestjs/common';
import {
  type FormerSourceDomain,
  MERGE_NOT_CONFIRMED,
  type NewSourceDomain,
  SOURCE_LABELS,
  SOURCE_RULES,
  type SourceChange,
  type SourceCorrection,
  type SourceDisabling,
  type SourceLabel,
  type SourceQuotaChange,
  type SourceRelease,
} from '#contract/desk';
import { isChannelKey } from '#domain/ingest/article';
import { isSharedHost, platformChannel } from '#domain/sources';
import type { Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  addSourceDomains,
  type CaredSourceRow,
  type Corrections,
  correctSource,
  disableSource,
  enableSource,
  mergeSourceOf,
  otherSourceOf,
  releaseSource,
  removeSourceDomain,
  setOwner,
  setQuotas,
  WrongOwner,
} from '#persistence/sources';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { LABEL_COLUMNS } from './desk-source.presenter.js';
import { SourceWrites } from './source-writes.service.js';

type Values = Record<string, string | number | null>;

/** What admins change in a source. The directory no longer changes what they set. */
@Injectable()
export class SourceChangeService {
  constructor(
    private readonly writes: SourceWrites,
    private readonly clock: NewsClock,
  ) {}

  /** @throws ApiError 400 if the owner is not a group */
  correct(userId: number, id: number, { labels, seen }: SourceCorrection): Promise<void> {
    return this.writes.write({ userId, id, seen, action: 'source_corrected' }, async (tx, source) => {
      const changed = SOURCE_LABELS.filter((label) => label in labels && labels[label] !== source[label]);
      if (changed.length === 0) return null;
      await correctSource(tx, id, columnsOf(labels, changed));
      const owner = changed.includes('owner') ? await owned(tx, source, labels.owner ?? null) : undefined;
      const before = Object.fromEntries(changed.map((label) => [label, source[label]]));
      const after = Object.fromEntries(changed.map((label) => [label, labels[label] ?? null]));
      return { before, after: owner === undefined ? after : { ...after, owner } };
    });
  }

  /** The directory's value comes back when it is loaded again. */
  release(userId: number, id: number, { label, seen }: SourceRelease): Promise<void> {
    return this.writes.write({ userId, id, seen, action: 'source_released' }, async (tx, source) => {
      const released = await releaseSource(tx, id, [LABEL_COLUMNS[label]]);
      return released.length === 0 ? null : { before: { [label]: source[label] }, after: {} };
    });
  }

  quotas(userId: number, id: number, { quotas, seen }: SourceQuotaChange): Promise<void> {
    return this.writes.write({ userId, id, seen, action: 'source_quotas_set' }, async (tx, source) => {
      const before: Values = { visit: source.visitQuota, day: source.dayQuota, page: source.pageQuota };
      const isSame =
        JSON.stringify(before) ===
        JSON.stringify({ visit: quotas.visit, day: quotas.day, page: quotas.page });
      if (isSame) return null;
      await setQuotas(tx, id, quotas);
      return { before, after: { ...quotas } };
    });
  }

  /**
   * The source of a channel is merged into this one if `merge` says so.
   * @throws ApiError 400 if it is neither a domain of one outlet nor a channel; 409 if it belongs to a source already, or
   * if the channel is a source that may not be merged
   */
  async addDomain(
    userId: number,
    id: number,
    { domain: given, merge = false, seen }: NewSourceDomain,
  ): Promise<void> {
    const domain = domainOf(given);
    await this.writes.write({ userId, id, seen, action: 'source_domain_added' }, async (tx) => {
      const after: Values = { domain };
      const added = await addSourceDomains(tx, [{ sourceId: id, domain }], 'operator');
      if (added.length === 0) after.merged = await mergeChannel(tx, domain, id, merge);
      return { before: {}, after };
    });
  }

  /** @throws ApiError 404 if it is no other domain of the source */
  removeDomain(userId: number, id: number, { domain: given, seen }: FormerSourceDomain): Promise<void> {
    const domain = given.toLowerCase();
    return this.writes.write({ userId, id, seen, action: 'source_domain_removed' }, async (tx) => {
      if (!(await removeSourceDomain(tx, id, domain)))
        throw new ApiError(404, 'not_found', 'The source does not have this domain.');
      return { before: { domain }, after: {} };
    });
  }

  /** @throws ApiError 409 if it is disabled already */
  disable(userId: number, id: number, { reason, seen }: SourceDisabling): Promise<void> {
    return this.writes.write({ userId, id, seen, action: 'source_disabled' }, async (tx) => {
      const feeds = await disableSource(tx, id, reason);
      if (feeds === null) throw new ApiError(409, 'disabled', 'This source is disabled already.');
      return { before: { reason: null }, after: { reason, feeds } };
    });
  }

  /** @throws ApiError 409 if it is not disabled */
  async enable(userId: number, id: number, seen: number): Promise<void> {
    const due = await this.clock.now();
    return this.writes.write({ userId, id, seen, action: 'source_enabled' }, async (tx, source) => {
      const feeds = await enableSource(tx, id, due);
      if (feeds === null) throw new ApiError(409, 'not_disabled', 'This source is not disabled.');
      return { before: { reason: source.disabledReason }, after: { reason: null, feeds } };
    });
  }
}

/** The name of the source that the channel was. */
async function mergeChannel(
  tx: Queryable,
  domain: string,
  into: number,
  isConfirmed: boolean,
): Promise<string> {
  const double = isChannelKey(domain) ? await otherSourceOf(tx, domain, into) : null;
  if (double !== null && !isConfirmed) throw notConfirmed(double);
  const merged = double && (await mergeSourceOf(tx, domain, into, systemClock.now()));
  if (merged === null) throw new ApiError(409, 'known', `${domain} belongs to a source already.`);
  return merged.name;
}

function notConfirmed({ name, articles }: { name: string; articles: number }): ApiError {
  const count = `${articles.toLocaleString('en')} ${articles === 1 ? 'article' : 'articles'}`;
  const message = `“${name}” is a source of its own, with ${count}.`;
  return new ApiError(409, MERGE_NOT_CONFIRMED, message, [{ path: 'merge', message: name }]);
}

function domainOf(given: string): string {
  const channel = platformChannel(given);
  if (channel !== null) return channel.key;
  if (isChannelKey(given)) throw refused(SOURCE_RULES.domain);
  const domain = given.toLowerCase();
  if (isSharedHost(domain)) throw refused(SOURCE_RULES.shared);
  return domain;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path: 'domain', message }]);
}

function columnsOf(labels: SourceChange, changed: readonly SourceLabel[]): Corrections {
  return Object.fromEntries(
    changed.flatMap((label) => (label === 'owner' ? [] : [[LABEL_COLUMNS[label], labels[label] ?? null]])),
  );
}

async function owned(
  tx: Queryable,
  { domain }: CaredSourceRow,
  owner: string | null,
): Promise<string | null> {
  try {
    return await setOwner(tx, domain, owner);
  } catch (error) {
    if (!(error instanceof WrongOwner)) throw error;
    throw new ApiError(400, 'invalid_input', error.message, [
      { path: 'labels.owner', message: error.message },
    ]);
  }
}
