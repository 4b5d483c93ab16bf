import useSWR from 'swr';
import { SourcePage } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';
import { maybeSignedIn } from '../../account/api/signed-in-hint';

/** Everything about one source, by slug or id. The response has its current slug. */
export function useSource(slug: string) {
  const sent = firstScreen('source', SourcePage);
  const isSent = sent?.slug === slug;
  return useSWR<SourcePage, Error>(calls.source(slug), (url: string) => getJson(url, SourcePage), {
    fallbackData: isSent ? sent : undefined,
    // Data sent with the page has nobody's follow or vote.
    revalidateIfStale: isSent && maybeSignedIn(),
  });
}
