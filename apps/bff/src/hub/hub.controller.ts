import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../auth/identity/access.js';
import { clientAddress, clientNetwork } from '../limits/client-address.js';
import { HubRequests } from './hub-requests.service.js';

/** Our own WebSub hub. Not part of the API: WebSub defines its form. */
@ApiExcludeController()
@Allow('public')
@Controller('hub')
export class HubController {
  constructor(private readonly requests: HubRequests) {}

  /** Accepts a request. The subscriber confirms it afterwards, at its callback. */
  @Post()
  @HttpCode(202)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  ask(@Body() form: unknown, @Req() request: Request): Promise<void> {
    const { ip } = request;
    return this.requests.accept(form, { address: clientAddress(ip), network: clientNetwork(ip) });
  }
}
