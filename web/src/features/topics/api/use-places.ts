import { TopicPlaces } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** The places that most of the liveliest topics have. */
export function usePlaces() {
  return useSentOrFetched(
    calls.places,
    (url) => getJson(url, TopicPlaces),
    firstScreen('places', TopicPlaces),
  );
}
