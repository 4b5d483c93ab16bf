import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LiveQuery } from '#contract/notifications';
import { Allow } from '../auth/identity/access.js';
import { type Reader, VisitingReader } from '../auth/identity/reader.js';
import { clientAddress } from '../limits/client-address.js';
import { EventStreams } from './event-streams.service.js';
import { NewsFeedGrowthNotifier } from './news-feed-growth.service.js';
import { UnreadCounts } from './unread-counts.service.js';

@ApiTags('events')
@Allow('public')
@Controller('events')
export class EventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly counts: UnreadCounts,
    private readonly growth: NewsFeedGrowthNotifier,
  ) {}

  /**
   * Server-sent events: `feed` with `{ from, to, added }`, on connecting and after new articles. For readers with an account
   * also `count` with `{ count, newest }`, the number of unread notifications and the position of the newest one, on connecting
   * and after each change.
   */
  @Get()
  @ApiProduces('text/event-stream')
  stream(
    @VisitingReader() reader: Reader | null,
    @Query({ schema: LiveQuery }) { since }: LiveQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    if (request.method === 'HEAD') {
      response.type('text/event-stream').end();
      return;
    }
    const stream = this.streams.connect(reader, clientAddress(request.ip), response);
    if (stream === null) return;
    if (reader !== null) this.counts.send([reader.userId]);
    void this.growth.sendInitial(stream, lastMark(request) ?? since ?? null);
  }
}

/** The mark that a browser sends by itself when it reconnects. */
function lastMark(request: Request): number | null {
  const mark = request.get('last-event-id') ?? '';
  return LiveQuery.safeParse({ since: mark }).data?.since ?? null;
}
