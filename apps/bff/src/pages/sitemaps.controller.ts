import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import { SitemapsService } from './sitemaps.service.js';

/** For successful responses only. Errors are not cached. */
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

@ApiTags('sitemaps')
@Allow('public')
@Controller()
export class SitemapsController {
  constructor(
    private readonly sitemaps: SitemapsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Disallows nothing: private pages and search results carry `noindex`, which robots must be able to read. */
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', CACHE_FOR_AN_HOUR)
  robots(@Req() request: Request): string {
    return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin(this.settings, request)}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @ApiProduces('application/xml')
  async index(@Req() request: Request, @Res() response: Response): Promise<void> {
    const sitemap = await this.sitemaps.index(publicOrigin(this.settings, request));
    await sendCached(request, response.set('Cache-Control', CACHE_FOR_AN_HOUR), sitemap);
  }

  @Get('sitemaps/:part')
  @ApiProduces('application/xml')
  async part(@Param('part') part: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sitemap = await this.sitemaps.part(part, publicOrigin(this.settings, request));
    await sendCached(request, response.set('Cache-Control', CACHE_FOR_AN_HOUR), sitemap);
  }
}
