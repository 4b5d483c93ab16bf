import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Done } from '#contract/accounts';
import { Unsubscription } from '#contract/notifications';
import { Allow } from '../auth/identity/access.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** Ends email digests by the link in each of them, without a sign-in: by one-click unsubscribe (RFC 8058) or on the page. */
@ApiTags('notifications')
@Allow('public')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Done })
  unsubscribe(@Query({ schema: Unsubscription }) { secret }: Unsubscription): Promise<Done> {
    return this.unsubscribing.unsubscribe(secret);
  }
}
