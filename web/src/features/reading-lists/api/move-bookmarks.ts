import { mutate } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { postJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Saves the articles that were bookmarked on the device. The list of saved articles may be shown. */
export async function moveBookmarks(articleIds: readonly number[]): Promise<void> {
  await postJson(calls.savedFromDevice, { articleIds });
  refetch(calls.savedIds);
  await mutate(unstable_serialize(() => calls.readingListPage('saved', 0)));
}
