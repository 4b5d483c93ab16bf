import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Promotion, PromotionHint, User } from '#contract/accounts';
import { clientAddress } from '../../limits/client-address.js';
import { presentUser } from '../account/account.presenter.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { PromotionService } from './promotion.service.js';
import { PromotionKeyService } from './promotion-key.service.js';

@ApiTags('account')
@Allow('user')
@Controller('admin')
export class PromotionController {
  constructor(
    private readonly promotion: PromotionService,
    private readonly key: PromotionKeyService,
  ) {}

  @Post('promote')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: User })
  async promote(
    @SignedInReader() reader: Reader,
    @Body({ schema: Promotion }) given: Promotion,
    @Req() request: Request,
  ): Promise<User> {
    return presentUser(await this.promotion.promote(reader, given, clientAddress(request.ip)));
  }

  @Get('promotion')
  @ApiOkResponse({ standardSchema: PromotionHint })
  hint(): PromotionHint {
    return { defaultKey: this.key.shown };
  }
}
