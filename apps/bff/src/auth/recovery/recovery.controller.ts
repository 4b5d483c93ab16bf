import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  Done,
  EmailConfirmation,
  EmailConfirmed,
  PasswordForgotten,
  PasswordReset,
} from '#contract/accounts';
import { clientAddress } from '../../limits/client-address.js';
import { AccountService } from '../account/account.service.js';
import { ConfirmationService } from '../account/confirmation.service.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader, VisitingReader } from '../identity/reader.js';
import { RecoveryService } from './recovery.service.js';
import { ResetRequestService } from './reset-request.service.js';

/** Password resets and email confirmation, both by emailed links. */
@ApiTags('account')
@Allow('public')
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly requests: ResetRequestService,
    private readonly recovery: RecoveryService,
    private readonly confirmation: ConfirmationService,
    private readonly accounts: AccountService,
  ) {}

  @Post('password-reset')
  @HttpCode(202)
  @ApiAcceptedResponse({ standardSchema: Done })
  async requestReset(
    @Body({ schema: PasswordForgotten }) { email }: PasswordForgotten,
    @Req() request: Request,
  ): Promise<Done> {
    await this.requests.requestReset(email, clientAddress(request.ip));
    return { message: 'If an account has this email address, we have sent a link to it.' };
  }

  @Post('password-reset/confirm')
  @HttpCode(204)
  reset(@Body({ schema: PasswordReset }) given: PasswordReset, @Req() request: Request): Promise<void> {
    return this.recovery.reset(given, clientAddress(request.ip));
  }

  @Post('email/confirmation')
  @Allow('user')
  @HttpCode(202)
  @ApiAcceptedResponse({ standardSchema: Done })
  async resend(@SignedInReader() { userId }: Reader): Promise<Done> {
    const account = await this.accounts.show(userId);
    await this.confirmation.resend(account);
    const isConfirmed = account.email_confirmed_at !== null;
    return {
      message: isConfirmed
        ? 'Your email address is already confirmed.'
        : 'We have sent a link to your email address.',
    };
  }

  @Post('email/confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: EmailConfirmed })
  confirm(
    @Body({ schema: EmailConfirmation }) { secret }: EmailConfirmation,
    @VisitingReader() reader: Reader | null,
    @Req() request: Request,
  ): Promise<EmailConfirmed> {
    return this.confirmation.confirm(secret, reader, clientAddress(request.ip));
  }
}
