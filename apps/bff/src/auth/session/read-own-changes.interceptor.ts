import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { setReadPosition } from '../../replicas/read-position.js';
import { Reads } from '../../replicas/reads.service.js';
import { readerOf } from '../identity/reader.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Behind every replica: the primary answers. */
const UNREACHED = 'FFFFFFFF/FFFFFFFF';

/** Readers who changed something read from the primary until a replica has replayed it. */
@Injectable()
export class ReadOwnChanges implements NestInterceptor {
  constructor(
    private readonly reads: Reads,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    // Visitors get no cookies, and API clients keep none.
    const isOfReader = readerOf(request)?.via === 'session';
    if (READING.has(request.method) || !isOfReader || this.settings.DATABASE_REPLICA_URLS.length === 0)
      return next.handle();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const position = await this.reads.position().catch(() => UNREACHED);
        if (!response.headersSent) setReadPosition(response, this.settings, position);
        return answer;
      }),
    );
  }
}
