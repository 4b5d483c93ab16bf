import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FollowedSearch, FollowedSearches, NewFollowedSearch } from '#contract/search';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { FollowedSearchesService } from './followed-searches.service.js';

@ApiTags('search')
@Allow('user')
@Controller('user/searches')
export class FollowedSearchesController {
  constructor(private readonly searches: FollowedSearchesService) {}

  @Get()
  @ApiOkResponse({ standardSchema: FollowedSearches })
  list(@SignedInReader() reader: Reader): Promise<FollowedSearch[]> {
    return this.searches.list(reader.userId);
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: FollowedSearch })
  follow(
    @SignedInReader() reader: Reader,
    @Body({ schema: NewFollowedSearch }) search: NewFollowedSearch,
  ): Promise<FollowedSearch> {
    return this.searches.follow(reader.userId, search);
  }

  @Post(':id/seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  see(@SignedInReader() reader: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.searches.see(reader.userId, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  unfollow(@SignedInReader() reader: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.searches.unfollow(reader.userId, id);
  }
}
