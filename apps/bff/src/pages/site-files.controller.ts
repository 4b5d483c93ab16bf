import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PRODUCT_NAME } from '#contract/site';
import { type Settings, systemClock } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { openSearchDescription, securityText } from './site-files.js';

const CACHE_FOR_A_DAY = 'public, max-age=86400';

/** Files that browsers and researchers look for at fixed paths. */
@ApiTags('site files')
@Allow('public')
@Controller()
export class SiteFilesController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', CACHE_FOR_A_DAY)
  security(@Req() request: Request): string {
    const { CONTACT_EMAIL: email } = this.settings;
    return securityText(publicOrigin(this.settings, request), email, systemClock.now());
  }

  @Get('opensearch.xml')
  @Header('Content-Type', 'application/opensearchdescription+xml; charset=utf-8')
  @Header('Cache-Control', CACHE_FOR_A_DAY)
  search(@Req() request: Request): string {
    return openSearchDescription(publicOrigin(this.settings, request), PRODUCT_NAME);
  }
}
