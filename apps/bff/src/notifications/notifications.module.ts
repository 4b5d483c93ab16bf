import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';

/** What readers are told, and the stream that says when there is more. */
@Module({ controllers: [NotificationsController], providers: [NotificationsService] })
export class NotificationsModule {}
