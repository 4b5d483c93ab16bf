import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PushState, PushSubscribing } from '#contract/notifications';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { PushDevices } from './push-devices.service.js';

/** Devices on which a reader is told although no page is open (Web Push). */
@ApiTags('notifications')
@Allow('user')
@Controller('push')
export class PushController {
  constructor(private readonly push: PushDevices) {}

  @Get()
  @ApiOkResponse({ standardSchema: PushState })
  state(@SignedInReader() reader: Reader): Promise<PushState> {
    return this.push.state(reader);
  }

  /** Subscribes the device of this session, instead of the subscription that it had. */
  @Post('devices')
  @ApiCreatedResponse({ standardSchema: PushState })
  subscribe(
    @SignedInReader() reader: Reader,
    @Body({ schema: PushSubscribing }) subscription: PushSubscribing,
  ): Promise<PushState> {
    return this.push.subscribe(reader, subscription);
  }

  /** The device stays removed until the reader turns it on there again. */
  @Delete('devices/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.push.remove(userId, id);
  }
}
