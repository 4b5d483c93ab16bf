import { SourcePage } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';
import { maybeSignedIn } from '../../account/api/signed-in-hint';

/** Everything about one source, by slug or id. The response has its current slug. */
export function useSource(slug: string) {
  const sent = firstScreen('source', SourcePage);
  const ofPage = sent?.slug === slug ? sent : undefined;
  return useSentOrFetched(calls.source(slug), (url) => getJson(url, SourcePage), ofPage, {
    // Data sent with the page has nobody's follow or vote.
    revalidateIfStale: ofPage !== undefined && maybeSignedIn(),
  });
}
