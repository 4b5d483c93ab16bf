import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CardQuery, IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { Anonymous } from '../auth/identity/anonymous.js';
import { clientAddress } from '../limits/client-address.js';
import { cardPath, cardVersion } from './story-card.js';
import { StoryCardsService } from './story-cards.service.js';

/** The address of a card changes with it. */
const CACHE_FOR_A_WEEK = 'public, max-age=604800, immutable';
/** For the address of an earlier card, or without a version. */
const CACHE_BRIEFLY = 'public, max-age=300';

@ApiTags('story cards')
@Allow('public')
@Anonymous(true)
@Controller('cards')
export class StoryCardsController {
  constructor(private readonly cards: StoryCardsService) {}

  /** The picture of a story for link previews: label, name, status, progress and origins. Redirects from merged stories. */
  @Get('story/:id.png')
  @ApiProduces('image/png')
  async show(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: CardQuery }) { v }: CardQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { topic, card, key } = await this.cards.find(id);
    if (topic.id !== id) {
      response.redirect(301, cardPath(topic.id, key));
      return;
    }
    response.set({
      'Cache-Control': v === cardVersion(key) ? CACHE_FOR_A_WEEK : CACHE_BRIEFLY,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Other sites show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${key}"`,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    try {
      response.type('png').send(await this.cards.picture(card, key, clientAddress(request.ip)));
    } catch (error) {
      response.removeHeader('ETag');
      response.set('Cache-Control', 'no-store');
      throw error;
    }
  }
}
