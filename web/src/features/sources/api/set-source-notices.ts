import { mutate } from 'swr';
import { type FollowedSource, SourceNotices, type SourcePage } from '#contract/reading';
import { putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

interface Noticed {
  id: number;
  slug: string;
}

/**
 * Switches notifications of a followed source on or off. Its page and the list of followed sources show it at once, and roll
 * back if the call fails.
 */
export async function setSourceNotices({ id, slug }: Noticed, wanted: boolean): Promise<void> {
  const set = async (wants: boolean) => {
    await mutate<SourcePage>(calls.source(slug), (page) => page && { ...page, wantsNotices: wants }, false);
    await mutate<FollowedSource[]>(
      calls.userSources,
      (list) => list?.map((source) => (source.id === id ? { ...source, wantsNotices: wants } : source)),
      false,
    );
  };
  await set(wanted);
  try {
    await putJson(calls.sourceNotices(id), { wanted }, SourceNotices);
  } catch (failure) {
    await set(!wanted);
    throw failure;
  }
}
