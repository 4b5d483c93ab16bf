import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  ReviewChoice,
  ReviewEntry,
  ReviewEvidence,
  ReviewQueue,
  ReviewQueueQuery,
  ReviewUndo,
  RulePrecisions,
} from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { DecisionsService } from './decisions.service.js';
import { QueueService } from './queue.service.js';
import { UndoService } from './undo.service.js';

/** The editors' review queue. */
@ApiTags('admin')
@Allow('editor')
@Controller('admin/queue')
export class QueueController {
  constructor(
    private readonly queue: QueueService,
    private readonly decisions: DecisionsService,
    private readonly undoing: UndoService,
  ) {}

  /** What matters most first; decided entries the last one first. */
  @Get()
  @ApiOkResponse({ standardSchema: ReviewQueue })
  list(
    @SignedInReader() { userId }: Reader,
    @Query({ schema: ReviewQueueQuery }) query: ReviewQueueQuery,
  ): Promise<ReviewQueue> {
    return this.queue.list(userId, query);
  }

  @Get('precision')
  @ApiOkResponse({ standardSchema: RulePrecisions })
  precision() {
    return this.queue.precision();
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: ReviewEvidence })
  show(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<ReviewEvidence> {
    return this.queue.show(userId, id);
  }

  /** Again every 20 seconds while the entry is open. */
  @Post(':id/claim')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ReviewEntry })
  claim(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<ReviewEntry> {
    return this.queue.claim(userId, id);
  }

  @Post(':id/release')
  @HttpCode(204)
  release(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.queue.release(userId, id);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ReviewEntry })
  decide(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: ReviewChoice }) choice: ReviewChoice,
  ): Promise<ReviewEntry> {
    return this.decisions.decide(userId, id, choice);
  }

  /** Only the editor who decided may take it back. */
  @Post(':id/undo')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ReviewEntry })
  undo(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: ReviewUndo }) { version }: ReviewUndo,
  ): Promise<ReviewEntry> {
    return this.undoing.undo(userId, id, version);
  }
}
