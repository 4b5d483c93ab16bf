import { StorySections } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** What is moving, near an end, ended lately, and quiet. */
export function useStorySections() {
  const sent = firstScreen('sections', StorySections);
  return useSentOrFetched(calls.storySections, (url) => getJson(url, StorySections), sent);
}
