import { z } from 'zod';
import { type ArticleCard, ArticleCards, ArticleList } from '#contract/reading';
import { Pagination } from '#contract/site';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Validated at a time. Validating 300 at a time would block a phone for about 80 ms. */
const SLICE = 25;

const Unchecked = z.object({ articles: z.array(z.unknown()), pagination: Pagination });

/** One page of the news feed, validated in small steps so that input is handled in between. */
export async function getNewsFeedPage(limit: number, offset: number): Promise<ArticleList> {
  const { articles, pagination } = await getJson(calls.articles(limit, offset), Unchecked);
  const checked: ArticleCard[] = [];
  for (let from = 0; from < articles.length; from += SLICE) {
    await nextTask();
    checked.push(...ArticleCards.parse(articles.slice(from, from + SLICE)));
  }
  return { articles: checked, pagination };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
