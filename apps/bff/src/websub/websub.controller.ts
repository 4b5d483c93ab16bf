import { Controller, Get, Header, Headers, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../auth/identity/access.js';
import { WebsubService } from './websub.service.js';

/** The WebSub callback. Not part of the API: WebSub defines its form. */
@ApiExcludeController()
@Allow('public')
@Controller('websub')
export class WebsubController {
  constructor(private readonly websub: WebsubService) {}

  /** A hub verifies the intent of a subscription. */
  @Get(':token')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  verify(@Param('token') token: string, @Query() query: Record<string, unknown>): Promise<string> {
    return this.websub.verify(token, query);
  }

  /** A hub reports a change. Returns 202 even if the signature is wrong, so that callers learn nothing by guessing. */
  @Post(':token')
  @HttpCode(202)
  distribute(
    @Param('token') token: string,
    @Headers('x-hub-signature') signature: string | undefined,
    @Req() request: Request,
  ): Promise<void> {
    return this.websub.distribute(token, signature ?? null, request.body);
  }
}
