import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Credentials } from '#contract/accounts';
import type { AccountRow } from '#persistence/accounts';
import { ApiError } from '../../http/errors.js';
import { invalidInput } from '../../http/validation.pipe.js';

type SigningIn = Request & { account?: AccountRow };

/** Admits callers with the right password. Unknown names and wrong passwords get the same response. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  /** Guards run before pipes. Malformed requests are refused here, before the attempt counts. */
  override canActivate(context: ExecutionContext) {
    const parsed = Credentials.safeParse(context.switchToHttp().getRequest<Request>().body);
    if (!parsed.success) throw invalidInput(parsed.error.issues);
    return super.canActivate(context);
  }

  /** Stored beside `user`, which remains the caller's current session. */
  override getAuthenticateOptions() {
    return { property: 'account' };
  }

  override handleRequest<T = AccountRow>(error: unknown, account: AccountRow | false | null): T {
    if (error) throw error;
    if (!account) throw new ApiError(401, 'wrong_credentials', 'Incorrect username or password.');
    return account as T;
  }
}

/** The account that `SignInGuard` verified. */
export const VerifiedAccount = createParamDecorator((_: undefined, context: ExecutionContext): AccountRow => {
  const { account } = context.switchToHttp().getRequest<SigningIn>();
  if (account === undefined) throw new Error('@VerifiedAccount is used on a call without SignInGuard');
  return account;
});
