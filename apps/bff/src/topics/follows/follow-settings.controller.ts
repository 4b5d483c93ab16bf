import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TopicSettings, TopicSettingsChange } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { FollowSettingsService } from './follow-settings.service.js';

@ApiTags('follows')
@Allow('user')
@Controller('topics/:id/settings')
export class FollowSettingsController {
  constructor(private readonly settings: FollowSettingsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: TopicSettings })
  show(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<TopicSettings> {
    return this.settings.show(reader.userId, id);
  }

  @Patch()
  @ApiOkResponse({ standardSchema: TopicSettings })
  change(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: TopicSettingsChange }) change: TopicSettingsChange,
  ): Promise<TopicSettings> {
    return this.settings.change(reader.userId, id, change);
  }
}
