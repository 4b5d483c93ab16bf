import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Notification,
  NotificationCount,
  Notifications,
  NotificationsQuery,
  SeenQuery,
} from '#contract/notifications';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@Allow('user')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** Newest first, up to 50. `before` is the position of the last one that is known. */
  @Get()
  @ApiOkResponse({ standardSchema: Notifications })
  list(
    @SignedInReader() { userId }: Reader,
    @Query({ schema: NotificationsQuery }) query: NotificationsQuery,
  ): Promise<Notification[]> {
    return this.notifications.list(userId, query);
  }

  @Get('count')
  @ApiOkResponse({ standardSchema: NotificationCount })
  count(@SignedInReader() { userId }: Reader): Promise<NotificationCount> {
    return this.notifications.count(userId);
  }

  /** With `upTo`, what came after that position stays unread. */
  @Post('read-all')
  @HttpCode(204)
  @ApiNoContentResponse()
  readAll(
    @SignedInReader() { userId }: Reader,
    @Query({ schema: SeenQuery }) { upTo }: SeenQuery,
  ): Promise<void> {
    return this.notifications.readAll(userId, upTo);
  }

  /** With `upTo`, a notification that was updated after that position stays unread. */
  @Post(':id/read')
  @HttpCode(204)
  @ApiNoContentResponse()
  read(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: SeenQuery }) { upTo }: SeenQuery,
  ): Promise<void> {
    return this.notifications.read(userId, id, upTo);
  }
}
