import { Injectable } from '@nestjs/common';
import { embedPath, type Oembed, type OembedQuery, PAGES, type PageName, SlugParam } from '#contract/site';
import { Database } from '#persistence/database';
import { topicBySlugOrId } from '#persistence/stories';
import { ApiError, notFound } from '../http/errors.js';
import { pageAt } from '../pages/page-address.js';
import { StoryCardsService } from '../story-cards/story-cards.service.js';
import { presentOembed } from './oembed.presenter.js';

const STORY_PAGES: ReadonlySet<PageName> = new Set(['topic', 'topic-timeline', 'topic-sources', 'story']);
const EMBEDDED = embedPath(0).slice(0, -1);
/** An old address may lead to another old one, but to no more. */
const MOST_MOVES = 2;

@Injectable()
export class OembedService {
  constructor(
    private readonly db: Database,
    private readonly cards: StoryCardsService,
  ) {}

  /**
   * @param origin the public origin, without a trailing slash. Addresses of others are unknown
   * @throws ApiError 401, 404
   */
  async story({ url, ...sizes }: OembedQuery, origin: string): Promise<Oembed> {
    const key = storyKey(url, origin);
    const topic = key === null ? null : await topicBySlugOrId(this.db, key);
    if (topic === null) throw notFound('A story at this address');
    const { path } = await this.cards.addressOf(topic.id);
    return presentOembed({ id: topic.id, name: topic.name, card: path }, origin, sizes);
  }
}

/**
 * The slug or id of the story that an address of this site shows. Null if it shows none.
 * @throws ApiError 401 if only readers see the page
 */
export function storyKey(url: string, origin: string): string | null {
  const asked = URL.parse(url);
  if (asked === null || asked.origin !== new URL(origin).origin) return null;
  if (asked.pathname.startsWith(EMBEDDED))
    return SlugParam.safeParse(asked.pathname.slice(EMBEDDED.length)).data ?? null;
  let address = pageAt(asked.pathname);
  for (let moves = 0; 'movedTo' in address && moves < MOST_MOVES; moves++) address = pageAt(address.movedTo);
  if ('movedTo' in address) return null;
  if (PAGES[address.name].who !== 'everyone')
    throw new ApiError(401, 'not_public', 'This page is not public.');
  return STORY_PAGES.has(address.name) ? address.key : null;
}
