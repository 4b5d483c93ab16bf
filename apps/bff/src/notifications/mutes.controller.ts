import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Mute, MuteRequest } from '#contract/notifications';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { MutesService } from './mutes.service.js';

/** A muted story sends no notifications and is in no digest. */
@ApiTags('notifications')
@Allow('user')
@Controller('topics/:id/mute')
export class MutesController {
  constructor(private readonly mutes: MutesService) {}

  @Put()
  @ApiOkResponse({ standardSchema: Mute })
  mute(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: MuteRequest }) { lasts }: MuteRequest,
  ): Promise<Mute> {
    return this.mutes.mute(userId, id, lasts);
  }

  /** What happened meanwhile stays unsent, except that the story ended or was reopened. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  unmute(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.mutes.unmute(userId, id);
  }
}
