import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Done } from '#contract/accounts';
import { Unsubscription } from '#contract/notifications';
import { Allow } from '../auth/identity/access.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** Chooses one digest a week instead of one a day, by the link in the email, without a sign-in. */
@ApiTags('notifications')
@Allow('public')
@Controller('weekly-digest')
export class WeeklyDigestController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Done })
  choose(@Query({ schema: Unsubscription }) { secret }: Unsubscription): Promise<Done> {
    return this.unsubscribing.chooseWeekly(secret);
  }
}
