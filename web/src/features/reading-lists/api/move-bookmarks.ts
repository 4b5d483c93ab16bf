import { postJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Saves the articles that were bookmarked on the device. */
export async function moveBookmarks(articleIds: readonly number[]): Promise<void> {
  await postJson(calls.savedFromDevice, { articleIds });
  refetch(calls.savedIds);
}
