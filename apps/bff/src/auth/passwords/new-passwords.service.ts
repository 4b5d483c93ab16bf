import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_RULES, PASSWORD_MIN, STRICT_PASSWORD_MIN } from '#contract/accounts';
import { PRODUCT_NAME } from '#contract/site';
import { type PasswordFault, type PasswordOwner, type PasswordRule, passwordFault } from '#domain/accounts';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { invalidInput } from '../../http/validation.pipe.js';
import { PasswordsService } from '../identity/passwords.service.js';
import { commonPasswords } from './common-passwords.js';

const MESSAGES: Readonly<Record<PasswordFault, string>> = {
  short: ACCOUNT_RULES.passwordShortStrict,
  common: ACCOUNT_RULES.passwordCommon,
  own_name: ACCOUNT_RULES.passwordOwnName,
};

/** The operator's rule for new passwords: at registration, change and reset. Existing passwords keep working. */
@Injectable()
export class NewPasswordsService {
  private readonly rule: PasswordRule | null;

  constructor(
    private readonly passwords: PasswordsService,
    @Inject(SETTINGS) { PASSWORD_RULES: rules, PUBLIC_URL: url }: Settings,
  ) {
    this.rule = rules === 'strict' ? strictRule(url) : null;
  }

  /** The fewest characters of a new password. */
  get least(): number {
    return this.rule?.least ?? PASSWORD_MIN;
  }

  /** @throws ApiError 400 at `field` if the operator's rule refuses the password */
  assertAllowed(password: string, owner: PasswordOwner, field: string): void {
    const fault = this.rule && passwordFault(password, owner, this.rule);
    if (fault !== null) throw invalidInput([{ path: [field], message: MESSAGES[fault] }]);
  }

  /** The hash of an allowed password. @throws ApiError 429 or 503 if too many calls are in flight */
  hash(password: string, address: string): Promise<string> {
    return this.passwords.hash(password, address);
  }
}

function strictRule(publicUrl: string | undefined): PasswordRule {
  const common = commonPasswords();
  return {
    least: STRICT_PASSWORD_MIN,
    isCommon: (password) => common.has(password),
    siteNames: [PRODUCT_NAME, ...hostNames(publicUrl)],
  };
}

/** The labels of the site's host that name it: of www.valley-news.example only 'valley-news'. */
function hostNames(publicUrl: string | undefined): string[] {
  if (publicUrl === undefined) return [];
  return new URL(publicUrl).hostname
    .split('.')
    .slice(0, -1)
    .filter((label) => label !== 'www');
}
