import { z } from 'zod';
import { BIASES, DOMAIN_ORIGINS, SOURCE_CATEGORIES } from '#vocabulary';
import { SEARCH_MAX_CHARS } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';

export const DESK_SOURCES_PAGE = 50;
const QUOTA_MAX = 100_000;

export const SOURCE_RULES = {
  name: 'Please enter a name',
  url: 'Please enter an address that starts with http:// or https://, without a password',
  country: 'Please enter the two letters of a country, such as GB',
  language: 'Please enter a language tag, such as en or pt-BR',
  domain:
    'Please enter a domain, such as herald.example, or the address of a channel, such as youtube.com/channel/UC… or medium.com/@herald',
  shared:
    'This server carries feeds of many outlets. Please enter the domain of the outlet or the address of its channel.',
  quota: `Please enter a whole number from 1 to ${QUOTA_MAX.toLocaleString('en')}, or nothing`,
  share: 'Please enter a whole number from 1 to 100, or nothing',
  reason: 'Please say why, in at least 3 characters. Readers see it.',
} as const;

/** The labels of a source that an admin can set. */
export const SOURCE_LABELS = [
  'name',
  'owner',
  'bias',
  'category',
  'country',
  'language',
  'mediaType',
  'url',
  'description',
] as const;
export type SourceLabel = (typeof SOURCE_LABELS)[number];

export const DeskSourcesQuery = z.object({
  /** Part of the name or of a domain. */
  q: plainLine(SEARCH_MAX_CHARS).default(''),
  only: z.enum(['disabled', 'corrected', 'quota']).optional(),
  limit: limit(DESK_SOURCES_PAGE),
  offset,
});
export type DeskSourcesQuery = z.infer<typeof DeskSourcesQuery>;

const id = z.int().positive();

export const DeskSource = z.object({
  id,
  domain: z.string(),
  slug: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  country: z.string().nullable(),
  bias: z.enum(BIASES).nullable(),
  category: z.enum(SOURCE_CATEGORIES),
  /** Active feeds. */
  feeds: z.int().min(0),
  disabledReason: z.string().nullable(),
});
export type DeskSource = z.infer<typeof DeskSource>;
export const DeskSources = z.array(DeskSource);

const quota = z
  .int(SOURCE_RULES.quota)
  .min(1, SOURCE_RULES.quota)
  .max(QUOTA_MAX, SOURCE_RULES.quota)
  .nullable();

/** Null: no quota. */
export const SourceQuotas = z.strictObject({
  /** The most new items that one visit of a feed stores. */
  visit: quota,
  /** The most new items that are stored in 24 hours. */
  day: quota,
  /** The largest share of a page of the news feed, in percent. Null: a fifth. */
  page: z.int(SOURCE_RULES.share).min(1, SOURCE_RULES.share).max(100, SOURCE_RULES.share).nullable(),
});
export type SourceQuotas = z.infer<typeof SourceQuotas>;

export const DeskSourcePage = DeskSource.extend({
  labels: z.array(
    z.object({
      label: z.enum(SOURCE_LABELS),
      value: z.string().nullable(),
      /** Who says so. */
      origin: z.string(),
      /** An operator set it; the directory does not change it. */
      isSet: z.boolean(),
    }),
  ),
  /** Its other domains. */
  domains: z.array(z.object({ domain: z.string(), origin: z.enum(DOMAIN_ORIGINS) })),
  quotas: SourceQuotas,
  /** Items stored in the last 24 hours of news time. */
  storedToday: z.int().min(0),
  /** The newest entry of the audit log about it. A change names it; a newer one refuses the change. */
  seen: z.int().min(0),
});
export type DeskSourcePage = z.infer<typeof DeskSourcePage>;

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const country = plainLine(2)
  .toUpperCase()
  .refine((code) => /^[A-Z]{2}$/.test(code) && COUNTRIES.of(code) !== undefined, {
    message: SOURCE_RULES.country,
  });
const language = plainLine(20).refine(isLanguage, { message: SOURCE_RULES.language });
const url = z.url({ protocol: /^https?$/, error: SOURCE_RULES.url }).max(2000, SOURCE_RULES.url);
const withoutPassword = url.refine(
  (text) => (URL.parse(text)?.username ?? '') === '' && !/:[^/]*@/.test(text),
  {
    message: SOURCE_RULES.url,
  },
);

/** Labels as an admin sets them. What is left out stays; null clears what may be empty. */
export const SourceChange = z
  .strictObject({
    name: plainLine(200).min(1, SOURCE_RULES.name),
    owner: plainLine(60).min(1).nullable(),
    bias: z.enum(BIASES).nullable(),
    category: z.enum(SOURCE_CATEGORIES),
    country: country.nullable(),
    language: language.nullable(),
    mediaType: plainLine(60).min(1).nullable(),
    url: withoutPassword,
    description: plainLine(300).min(1),
  })
  .partial();
export type SourceChange = z.infer<typeof SourceChange>;

const seen = z.int().min(0).max(2_147_483_647);
export const SourceCorrection = z.strictObject({ labels: SourceChange, seen });
export const SourceRelease = z.strictObject({ label: z.enum(SOURCE_LABELS), seen });
export const SourceQuotaChange = z.strictObject({ quotas: SourceQuotas, seen });
export const SourceDisabling = z.strictObject({
  reason: plainLine(300).min(3, SOURCE_RULES.reason),
  seen,
});
export const NewSourceDomain = z.strictObject({
  /** A domain or, with a slash, the address of a channel, which the server checks. */
  domain: plainLine(253).regex(
    /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,62}|\S+\/\S*)$/i,
    SOURCE_RULES.domain,
  ),
  /** The source that has this channel may be merged, which cannot be undone. */
  merge: z.boolean().optional(),
  seen,
});
/**
 * The code of the refusal (409) of a channel that is a source of its own, unless `merge` is true. Its issues with the path
 * `merge` have the names of the sources that would be merged.
 */
export const MERGE_NOT_CONFIRMED = 'merge_not_confirmed';
/** A domain of a source that is removed. */
export const FormerSourceDomain = NewSourceDomain.omit({ merge: true });
export const SourceSeen = z.strictObject({ seen });
export type SourceCorrection = z.infer<typeof SourceCorrection>;
export type SourceRelease = z.infer<typeof SourceRelease>;
export type SourceQuotaChange = z.infer<typeof SourceQuotaChange>;
export type SourceDisabling = z.infer<typeof SourceDisabling>;
export type NewSourceDomain = z.infer<typeof NewSourceDomain>;
export type FormerSourceDomain = z.infer<typeof FormerSourceDomain>;
export type SourceSeen = z.infer<typeof SourceSeen>;

function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
