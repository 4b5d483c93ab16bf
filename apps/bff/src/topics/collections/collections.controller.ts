import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  Collection,
  CollectionChange,
  CollectionPage,
  Collections,
  CollectionsQuery,
  NewCollection,
} from '#contract/reading';
import { IdParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader, VisitingReader } from '../../auth/identity/reader.js';
import { publicOrigin } from '../../http/public-origin.js';
import { SETTINGS } from '../../http/tokens.js';
import { CollectionsService } from './collections.service.js';

@ApiTags('collections')
@Allow('user')
@Controller('collections')
export class CollectionsController {
  constructor(
    private readonly collections: CollectionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: Collections })
  list(
    @SignedInReader() reader: Reader,
    @Query({ schema: CollectionsQuery }) page: CollectionsQuery,
  ): Promise<Collection[]> {
    return this.collections.list(reader.userId, page);
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: Collection })
  create(
    @SignedInReader() reader: Reader,
    @Body({ schema: NewCollection }) collection: NewCollection,
  ): Promise<Collection> {
    return this.collections.create(reader, collection);
  }

  @Get(':id')
  @Allow('public')
  @ApiOkResponse({ standardSchema: CollectionPage })
  show(
    @VisitingReader() reader: Reader | null,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<CollectionPage> {
    return this.collections.page(reader?.userId ?? null, id);
  }

  @Get(':id/rss')
  @Allow('public')
  @ApiProduces('application/rss+xml')
  async feed(
    @Param('id', { schema: IdParam }) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const feed = await this.collections.feed(id, publicOrigin(this.settings, request));
    response.type('application/rss+xml');
    return feed;
  }

  @Patch(':id')
  @ApiOkResponse({ standardSchema: Collection })
  change(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: CollectionChange }) change: CollectionChange,
  ): Promise<Collection> {
    return this.collections.change(reader.userId, id, change);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@SignedInReader() reader: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.collections.remove(reader.userId, id);
  }
}
