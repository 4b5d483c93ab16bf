import { type ProfileChange, User } from '#contract/accounts';
import { patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function changeProfile(change: ProfileChange): Promise<User> {
  return patchJson(calls.profile, change, User);
}
