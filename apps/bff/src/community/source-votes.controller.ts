import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SourceVote, SourceVotes } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { SourceVotesService } from './source-votes.service.js';

@ApiTags('sources')
@Allow('user')
@Controller('sources/:id/vote')
export class SourceVotesController {
  constructor(private readonly votes: SourceVotesService) {}

  @Put()
  @ApiOkResponse({ standardSchema: SourceVotes })
  vote(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceVote }) vote: SourceVote,
  ): Promise<SourceVotes> {
    return this.votes.vote(reader.userId, id, vote);
  }

  @Delete()
  @ApiOkResponse({ standardSchema: SourceVotes })
  takeBack(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<SourceVotes> {
    return this.votes.takeBack(reader.userId, id);
  }
}
