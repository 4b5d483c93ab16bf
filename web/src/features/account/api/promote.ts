import { type Promotion, User } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { postJson } from '../../../lib/http';

export function promote(promotion: Promotion): Promise<User> {
  return postJson(accountCalls.promote, promotion, User);
}
