import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Credentials } from '#contract/accounts';
import type { AccountRow } from '#persistence/accounts';
import { ApiError } from '../../http/errors.js';
import { invalidInput } from '../../http/validation.pipe.js';

type Asking = Request & { account?: AccountRow };

/** Lets through who gives the right password. Unknown names and wrong passwords get one and the same answer. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  /** Guards come before pipes: what is no sign-in at all is refused here, before a try is counted. */
  override canActivate(context: ExecutionContext) {
    const parsed = Credentials.safeParse(context.switchToHttp().getRequest<Request>().body);
    if (!parsed.success) throw invalidInput(parsed.error.issues);
    return super.canActivate(context);
  }

  /** Beside `user`, which stays the session that the call came with. */
  override getAuthenticateOptions() {
    return { property: 'account' };
  }

  override handleRequest<T = AccountRow>(error: unknown, account: AccountRow | false | null): T {
    if (error) throw error;
    if (!account) throw new ApiError(401, 'wrong_credentials', 'Username or password is not right.');
    return account as T;
  }
}

/** Whose password was given, behind the guard above. */
export const GivenAccount = createParamDecorator((_: undefined, context: ExecutionContext): AccountRow => {
  const { account } = context.switchToHttp().getRequest<Asking>();
  if (account === undefined) throw new Error('GivenAccount stands on a call without SignInGuard');
  return account;
});
