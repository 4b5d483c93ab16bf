import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type PublicCollection, PublicCollections, PublicCollectionsQuery } from '#contract/community';
import { Allow } from '../../auth/identity/access.js';
import { PublicCollectionsService } from './public-collections.service.js';

@ApiTags('collections')
@Allow('public')
@Controller('community/collections')
export class PublicCollectionsController {
  constructor(private readonly collections: PublicCollectionsService) {}

  /** The directory of public collections. `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: PublicCollections })
  async list(
    @Query({ schema: PublicCollectionsQuery }) query: PublicCollectionsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicCollection[]> {
    const { collections, total } = await this.collections.list(query);
    response.setHeader('X-Total-Count', total);
    return collections;
  }
}
