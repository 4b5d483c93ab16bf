import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ImageQuery, ImageSignature } from '#contract/reading';
import { imageFormat } from '#domain/reading/images';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ApiError, notFound } from '../http/errors.js';
import { SETTINGS } from '../http/tokens.js';
import { clientAddress } from '../limits/client-address.js';
import { ImageAddresses } from './image-addresses.service.js';
import { ImagesService } from './images.service.js';

/** An outlet may withdraw a picture, so browsers and caches on the way keep it for a week, not for ever. */
const CACHE_FOR_A_WEEK = 'public, max-age=604800, immutable';

@ApiTags('images')
@Allow('public')
@Controller('images')
export class ImagesController {
  constructor(
    private readonly addresses: ImageAddresses,
    private readonly images: ImagesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A picture of an outlet, resized. Answers name its address, with a signature. */
  @Get(':signature')
  @ApiProduces('image/avif', 'image/webp', 'image/jpeg')
  async show(
    @Param('signature', { schema: ImageSignature }) signature: string,
    @Query({ schema: ImageQuery }) query: ImageQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.set({ Vary: 'Accept', 'Cache-Control': 'no-store' });
    if (!this.settings.IMAGE_PROXY) throw notFound('This picture');
    if (!(await this.addresses.isSigned(query.url, signature)))
      throw new ApiError(403, 'bad_signature', 'This server did not sign this address.');
    const format = imageFormat(request.headers.accept);
    const image = await this.images.image(query, format, clientAddress(request.ip));
    response.set({
      'Cache-Control': CACHE_FOR_A_WEEK,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${createHash('sha1').update(image).digest('base64url')}"`,
    });
    if (request.fresh) response.status(304).end();
    else response.type(`image/${format}`).send(image);
  }
}
