import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ProviderAddress, ProviderChange, ProviderLink, ProviderStart } from '#contract/accounts';
import { clientAddress } from '../../limits/client-address.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { ProviderLinksService } from './provider-links.service.js';
import { ProviderSignInService } from './provider-sign-in.service.js';

/** Signing in at the operator's provider (OpenID Connect). */
@ApiTags('account')
@Allow('user')
@Controller('auth/provider')
export class ProviderController {
  constructor(
    private readonly signIn: ProviderSignInService,
    private readonly links: ProviderLinksService,
  ) {}

  /** A POST, so that no other site can sign a reader in by a link. */
  @Post('start')
  @Allow('public')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ProviderAddress })
  async start(
    @Body({ schema: ProviderStart }) { returnTo = '/' }: ProviderStart,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProviderAddress> {
    return {
      url: await this.signIn.start({ purpose: 'sign_in', reader: null, returnTo }, request, response),
    };
  }

  /** The provider sends the browser here. */
  @Get('callback')
  @Allow('public')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(303, await this.signIn.finish(request, response));
  }

  @Get()
  @ApiOkResponse({ standardSchema: ProviderLink })
  show(@SignedInReader() reader: Reader): Promise<ProviderLink> {
    return this.links.show(reader);
  }

  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ProviderAddress })
  async link(
    @SignedInReader() reader: Reader,
    @Body({ schema: ProviderChange }) { password }: ProviderChange,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProviderAddress> {
    await this.links.assertMayLink(reader, password, clientAddress(request.ip));
    return { url: await this.signIn.start({ purpose: 'link', reader, returnTo: '' }, request, response) };
  }

  /** For readers without a password, before a dangerous change. */
  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ProviderAddress })
  async confirm(
    @SignedInReader() reader: Reader,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProviderAddress> {
    return { url: await this.signIn.start({ purpose: 'confirm', reader, returnTo: '' }, request, response) };
  }

  @Delete()
  @HttpCode(204)
  unlink(
    @SignedInReader() reader: Reader,
    @Body({ schema: ProviderChange }) { password }: ProviderChange,
    @Req() request: Request,
  ): Promise<void> {
    return this.links.unlink(reader, password, clientAddress(request.ip));
  }
}
