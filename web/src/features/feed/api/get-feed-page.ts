import { z } from 'zod';
import { type ArticleCard, ArticleCards, ArticleList } from '#contract/reading';
import { Pagination } from '#contract/site';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Checked at once; 300 at once would keep a phone from answering for some 80 ms. */
const SLICE = 25;

const Unchecked = z.object({ articles: z.array(z.unknown()), pagination: Pagination });

/** One page of the feed, held against the contract in small steps: what the reader does comes between. */
export async function getFeedPage(limit: number, offset: number): Promise<ArticleList> {
  const { articles, pagination } = await getJson(calls.articles(limit, offset), Unchecked);
  const checked: ArticleCard[] = [];
  for (let from = 0; from < articles.length; from += SLICE) {
    await nextTask();
    checked.push(...ArticleCards.parse(articles.slice(from, from + SLICE)));
  }
  return { articles: checked, pagination };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
