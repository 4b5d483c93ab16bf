import useSWR from 'swr';
import { ArticleCards } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** One article of each topic, those with most independent origins of late first. */
export function useFeatured() {
  return useSWR(calls.featured, (url: string) => getJson(url, ArticleCards));
}
