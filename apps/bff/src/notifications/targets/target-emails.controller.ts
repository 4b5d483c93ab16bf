import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Done } from '#contract/accounts';
import { Unsubscription } from '#contract/notifications';
import { Allow } from '../../auth/identity/access.js';
import { clientAddress } from '../../limits/client-address.js';
import { TargetEmails } from './target-emails.service.js';

/** What the recipient of a target's emails decides by the link in them, without an account. */
@ApiTags('notifications')
@Allow('public')
@Controller('target-emails')
export class TargetEmailsController {
  constructor(private readonly emails: TargetEmails) {}

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Done })
  confirm(
    @Query({ schema: Unsubscription }) { secret }: Unsubscription,
    @Req() request: Request,
  ): Promise<Done> {
    return this.emails.confirm(secret, clientAddress(request.ip));
  }

  /** By one-click unsubscribe (RFC 8058) or on the page. */
  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Done })
  stop(@Query({ schema: Unsubscription }) { secret }: Unsubscription): Promise<Done> {
    return this.emails.stop(secret);
  }
}
