import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../auth/identity/access.js';
import { clientAddress } from '../limits/client-address.js';
import { InitDataService } from './init-data.service.js';

@ApiTags('installation')
@Allow('public')
@Controller('init-data')
export class InitDataController {
  constructor(private readonly initData: InitDataService) {}

  /** Ensures that the categories and the source directory exist. */
  @Post()
  @HttpCode(204)
  ensure(@Req() request: Request): Promise<void> {
    return this.initData.ensure(clientAddress(request.ip));
  }
}
