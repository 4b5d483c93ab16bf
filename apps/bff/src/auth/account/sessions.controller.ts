import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Done, Sessions, type SessionView } from '#contract/accounts';
import { IdParam } from '#contract/site';
import { notFound } from '../../http/errors.js';
import { Allow } from '../identity/access.js';
import { NeedsProof } from '../identity/needs-proof.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { SessionService } from '../session/session.service.js';
import { presentSession } from './account.presenter.js';

/** The reader's sessions. Ending them needs a recent proof. */
@ApiTags('account')
@Allow('user')
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionService) {}

  @Get()
  @ApiOkResponse({ standardSchema: Sessions })
  async list(@SignedInReader() { userId, sessionId }: Reader): Promise<SessionView[]> {
    const sessions = await this.sessions.list(userId);
    return sessions.map((session) => presentSession(session, sessionId));
  }

  @Delete(':id')
  @NeedsProof(true)
  @HttpCode(204)
  async end(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<void> {
    if (!(await this.sessions.end(userId, id))) throw notFound('This session');
  }

  @Delete()
  @NeedsProof(true)
  @ApiOkResponse({ standardSchema: Done })
  async endOthers(@SignedInReader() { userId, sessionId }: Reader): Promise<Done> {
    const ended = await this.sessions.endOthers(userId, sessionId);
    return { message: ended === 1 ? '1 other session has ended' : `${ended} other sessions have ended` };
  }
}
