import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Notification, NotificationCount, Notifications } from '#contract/notifications';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@Allow('user')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: Notifications })
  list(@SignedInReader() { userId }: Reader): Promise<Notification[]> {
    return this.notifications.list(userId);
  }

  @Get('count')
  @ApiOkResponse({ standardSchema: NotificationCount })
  count(@SignedInReader() { userId }: Reader): Promise<NotificationCount> {
    return this.notifications.count(userId);
  }

  @Post('read-all')
  @HttpCode(204)
  @ApiNoContentResponse()
  readAll(@SignedInReader() { userId }: Reader): Promise<void> {
    return this.notifications.readAll(userId);
  }

  @Post(':id/read')
  @HttpCode(204)
  @ApiNoContentResponse()
  read(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.notifications.read(userId, id);
  }
}
