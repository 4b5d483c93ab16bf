import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SignedIn } from '#contract/accounts';
import type { AccountRow } from '#persistence/accounts';
import type { Settings } from '#platform/runtime';
import type { SessionKind } from '#vocabulary';
import { SETTINGS } from '../../http/tokens.js';
import { presentUser } from '../account/account.presenter.js';
import { type Reader, readerOf } from '../identity/reader.js';
import { SessionService } from '../session/session.service.js';
import {
  clearSessionCookie,
  presentedSecret,
  sessionSecret,
  setSessionCookie,
} from '../session/session-cookie.js';

/** Opens sessions for accounts that have proved who they are, and ends them. */
@Injectable()
export class SignInService {
  constructor(
    private readonly sessions: SessionService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Opens a session with its cookie, or returns a token. */
  async open(
    account: AccountRow,
    kind: SessionKind,
    request: Request,
    response: Response,
  ): Promise<SignedIn> {
    const opened = await this.sessions.open(account, kind, request.headers['user-agent']);
    if (kind === 'token') return { ...presentUser(account), token: opened.secret, authenticatedVia: kind };
    setSessionCookie(response, this.settings, opened);
    return { ...presentUser(account), authenticatedVia: kind };
  }

  /** The reader of a browser proved again who they are. Its session gets a new secret. */
  async prove(reader: Reader, response: Response): Promise<void> {
    const proven = await this.sessions.prove(reader, presentedSecret(response.req, this.settings));
    if (proven !== null) setSessionCookie(response, this.settings, proven);
  }

  /** Like `open`. A new session replaces the one that the browser had. */
  async replace(
    account: AccountRow,
    kind: SessionKind,
    request: Request,
    response: Response,
  ): Promise<SignedIn> {
    const before = readerOf(request);
    const signedIn = await this.open(account, kind, request, response);
    if (before?.via === 'session' && kind === 'session')
      await this.sessions.end(before.userId, before.sessionId);
    return signedIn;
  }

  /** Ends the session of the caller, and with a token also that of the cookie beside it, which the browser loses. */
  async close(reader: Reader | null, response: Response): Promise<void> {
    const cookie = reader?.via === 'token' ? sessionSecret(response.req, this.settings) : null;
    const beside = cookie === null ? null : await this.sessions.find(cookie, 'session');
    for (const ended of [reader, beside])
      if (ended !== null) await this.sessions.end(ended.userId, ended.sessionId);
    clearSessionCookie(response, this.settings);
  }
}
