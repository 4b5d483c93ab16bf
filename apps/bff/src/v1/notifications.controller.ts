import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { type NotificationPage, NotificationsQuery } from '#contract/v1';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken, TokenUserId } from '../auth/identity/by-api-token.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { ApiNotificationsService } from './notifications.service.js';

@ApiExcludeController()
@Allow('user')
@ByApiToken('notifications:read')
@Controller('v1/notifications')
export class ApiNotificationsController {
  constructor(
    private readonly notifications: ApiNotificationsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  list(
    @TokenUserId() userId: number,
    @Query({ schema: NotificationsQuery }) query: NotificationsQuery,
    @Req() request: Request,
  ): Promise<NotificationPage> {
    return this.notifications.list(userId, query, publicOrigin(this.settings, request));
  }
}
