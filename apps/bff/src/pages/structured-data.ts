import type { SourcePage } from '#contract/reading';
import { PRODUCT_NAME, pagePath, TAGLINE } from '#contract/site';
import type { StorySummary, Topic } from '#contract/stories';
import { CARD_SIZE } from '../story-cards/story-card.js';
import type { CardAddress } from '../story-cards/story-cards.service.js';

/** What a page is about. */
export type PageSubject =
  | { kind: 'site' }
  | {
      kind: 'story';
      topic: Topic;
      /** Newest first. */
      developments: readonly { id: number; title: string }[];
    }
  | { kind: 'source'; source: Pick<SourcePage, 'name' | 'url' | 'owner' | 'country' | 'language'> }
  | { kind: 'endings'; stories: readonly Pick<StorySummary, 'slug' | 'name'>[] };

/** Of the page's head. */
interface Page {
  title: string;
  description: string;
  path: string;
  card?: CardAddress | undefined;
}

type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

/**
 * A page in the terms of schema.org. A story is a page with a list of developments, not a `NewsArticle`: others wrote the news. A
 * trust score is no `aggregateRating`: readers did not give it.
 * @param origin the public origin, without a trailing slash
 */
export function presentStructuredData(subject: PageSubject, page: Page, origin: string): Thing {
  const thing = subject.kind === 'site' ? webSite(origin) : webPage(subject, page, origin);
  return { '@context': 'https://schema.org', ...thing };
}

function webSite(origin: string): Thing {
  return {
    ...siteBrief(origin),
    description: TAGLINE,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pagePath('search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

const siteBrief = (origin: string): Thing => ({ '@type': 'WebSite', name: PRODUCT_NAME, url: `${origin}/` });

function webPage(
  subject: Exclude<PageSubject, { kind: 'site' }>,
  { title, description, path, card }: Page,
  origin: string,
): Thing {
  const page = {
    '@type': subject.kind === 'endings' ? 'CollectionPage' : 'WebPage',
    name: title,
    description,
    url: origin + path,
    isPartOf: siteBrief(origin),
    ...(card && { primaryImageOfPage: picture(card, origin) }),
  };
  switch (subject.kind) {
    case 'story':
      return { ...page, ...story(subject, origin) };
    case 'source':
      return { ...page, mainEntity: newsOrganization(subject.source) };
    case 'endings':
      return {
        ...page,
        mainEntity: list(subject.stories.map(({ slug, name }) => [name, origin + pagePath('topic', slug)])),
      };
  }
}

function story({ topic, developments }: Extract<PageSubject, { kind: 'story' }>, origin: string) {
  const { name, label, slug, createdAt, lastReportedAt } = topic;
  const addressOf = (id: number) => `${origin}${pagePath('topic', slug)}#milestone-${id}`;
  return {
    dateCreated: createdAt,
    dateModified: lastReportedAt,
    about: { '@type': 'Thing', name: label ?? name },
    ...(developments.length > 0 && {
      mainEntity: list(developments.map(({ id, title }) => [title, addressOf(id)])),
    }),
  };
}

/** In the order given, the newest first. */
function list(entries: readonly [name: string, url: string][]): Thing {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: entries.length,
    itemListElement: entries.map(([name, url], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

function newsOrganization({
  name,
  url,
  owner,
  country,
  language,
}: Extract<PageSubject, { kind: 'source' }>['source']): Thing {
  return {
    '@type': 'NewsMediaOrganization',
    name,
    ...(/^https?:\/\//i.test(url) && { url }),
    ...(owner !== null && { parentOrganization: { '@type': 'Organization', name: owner } }),
    ...(country !== null && { address: { '@type': 'PostalAddress', addressCountry: country } }),
    ...(language !== null && { knowsLanguage: language }),
  };
}

function picture({ path, alt }: CardAddress, origin: string): Thing {
  return { '@type': 'ImageObject', url: origin + path, caption: alt, ...CARD_SIZE };
}
