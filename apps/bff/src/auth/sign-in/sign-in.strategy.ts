import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { type AccountRow, accountKey, accountOfName } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { clientAddress } from '../../limits/client-address.js';
import { PasswordCheckService } from '../identity/password-check.service.js';

/** Username or email address, and password. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly db: Database,
    private readonly check: PasswordCheckService,
  ) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, name: string, password: string): Promise<AccountRow | null> {
    const account = await accountOfName(this.db, name);
    const right = await this.check.isRight({
      account: account === null ? `name ${accountKey(name)}` : `user ${account.id}`,
      passwordHash: account?.password_hash ?? null,
      password,
      address: clientAddress(request.ip),
    });
    return right ? account : null;
  }
}
