import useSWR from 'swr';
import { PUBLIC_COLLECTIONS_PAGE, PublicCollections } from '#contract/community';
import { getListPage } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A page of the directory of public collections. `page` starts at 1. */
export function usePublicCollections(page: number) {
  const key = calls.publicCollections(PUBLIC_COLLECTIONS_PAGE, (page - 1) * PUBLIC_COLLECTIONS_PAGE);
  return useSWR(key, (url: string) => getListPage(url, PublicCollections), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
