import { Module } from '@nestjs/common';
import { DeviceListsController } from './device-lists.controller.js';
import { FollowingListController } from './following-list.controller.js';
import { FollowingListService } from './following-list.service.js';

@Module({
  controllers: [FollowingListController, DeviceListsController],
  providers: [FollowingListService],
})
export class FollowingModule {}
