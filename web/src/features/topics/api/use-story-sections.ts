import useSWR from 'swr';
import { StorySections } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** What is moving, near an end, ended lately, and quiet. */
export function useStorySections(isShown: boolean) {
  return useSWR(isShown ? calls.storySections : null, (url: string) => getJson(url, StorySections));
}
