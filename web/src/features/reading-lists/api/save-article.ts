import { mutate } from 'swr';
import { deleteLasting, postLasting } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/**
 * Saves or unsaves an article. The change shows at once and is rolled back if the call fails. If it is not known yet what is saved,
 * that is fetched afterwards.
 */
export async function saveArticle(articleId: number, saved: boolean): Promise<void> {
  const call = saved ? postLasting : deleteLasting;
  const after = (ids: readonly number[] | undefined) => {
    if (ids === undefined) return undefined;
    const others = ids.filter((id) => id !== articleId);
    return saved ? [articleId, ...others] : others;
  };
  await mutate<number[]>(
    calls.savedIds,
    async (ids) => {
      await call(calls.readingListEntry('saved', articleId));
      return after(ids);
    },
    {
      optimisticData: (ids?: number[]) => after(ids) as number[],
      rollbackOnError: true,
      revalidate: (ids?: number[]) => ids === undefined,
    },
  );
}
