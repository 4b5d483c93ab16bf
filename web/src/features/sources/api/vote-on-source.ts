import { mutate } from 'swr';
import { type SourcePage, SourceVotes } from '#contract/reading';
import { deleteJson, putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The reader's vote on a source: new, changed, or (null) withdrawn. It shows once the server has counted it. */
export async function voteOnSource(source: SourcePage, own: SourceVotes['own']): Promise<void> {
  const url = calls.sourceVote(source.id);
  await mutate<SourcePage>(
    calls.source(source.slug),
    async () => {
      const votes =
        own === null
          ? await deleteJson(url, undefined, SourceVotes)
          : await putJson(url, { up: own === 'up' }, SourceVotes);
      return { ...source, votes };
    },
    { revalidate: false },
  );
}
