import { type Promotion, User } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function promote(promotion: Promotion): Promise<User> {
  return postJson(calls.promote, promotion, User);
}
