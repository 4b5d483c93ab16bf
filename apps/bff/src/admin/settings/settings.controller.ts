import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SettingChange, SettingParam, type SettingView, SettingViews } from '#contract/desk';
import type { SettingName } from '#vocabulary';
import { Allow } from '../../auth/identity/access.js';
import { NeedsProof } from '../../auth/identity/needs-proof.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { RunTimeSettingsService } from './run-time-settings.service.js';

/** Settings that apply without a restart. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/settings')
export class SettingsController {
  constructor(private readonly settings: RunTimeSettingsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: SettingViews })
  list(): Promise<SettingView[]> {
    return this.settings.list();
  }

  @Put(':name')
  @NeedsProof(true)
  @ApiOkResponse({ standardSchema: SettingViews })
  change(
    @SignedInReader() { userId }: Reader,
    @Param('name', { schema: SettingParam }) name: SettingName,
    @Body({ schema: SettingChange }) { value }: SettingChange,
  ): Promise<SettingView[]> {
    return this.settings.change(userId, name, value);
  }
}
