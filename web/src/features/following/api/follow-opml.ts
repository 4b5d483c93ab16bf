import { mutate } from 'swr';
import { FollowedOpml } from '#contract/reading';
import { OPML_TYPE } from '#contract/site';
import { accountCalls } from '../../../lib/account-calls';
import { postFile } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Follows the sources of a list of feeds, and answers what became of each line. */
export async function followOpml(file: File): Promise<FollowedOpml> {
  const answer = await postFile(accountCalls.followedOpml, { file, type: OPML_TYPE }, FollowedOpml);
  await mutate(calls.userSources);
  return answer;
}
