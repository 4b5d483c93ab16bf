import { Controller, Delete, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { presentNewAddress, presentState } from './private-address.presenter.js';
import { PrivateAddressesService } from './private-addresses.service.js';

/** The secret addresses of a reader's calendar and feeds. */
@ApiTags('follows')
@Allow('user')
@Controller('user/private-address')
export class PrivateAddressesController {
  constructor(
    private readonly addresses: PrivateAddressesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: PrivateAddressState })
  async state(@SignedInReader() { userId }: Reader): Promise<PrivateAddressState> {
    return presentState(await this.addresses.state(userId));
  }

  /** Creates the addresses, or replaces them. This response is the only one that contains them. */
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ standardSchema: NewPrivateAddress })
  async renew(@SignedInReader() reader: Reader, @Req() request: Request): Promise<NewPrivateAddress> {
    return presentNewAddress(await this.addresses.renew(reader), publicOrigin(this.settings, request));
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@SignedInReader() { userId }: Reader): Promise<void> {
    return this.addresses.revoke(userId);
  }
}
