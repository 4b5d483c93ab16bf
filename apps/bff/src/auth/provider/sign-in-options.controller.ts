import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SignInOptions } from '#contract/accounts';
import { Allow } from '../identity/access.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { ProviderService } from './provider.service.js';

/** What the forms for signing in show. */
@ApiTags('account')
@Allow('public')
@Controller('auth/options')
export class SignInOptionsController {
  constructor(
    private readonly passwords: NewPasswordsService,
    private readonly provider: ProviderService,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: SignInOptions })
  show(): SignInOptions {
    return { passwordMin: this.passwords.least, providerName: this.provider.provider?.name ?? null };
  }
}
