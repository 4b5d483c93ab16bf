import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ProviderReader } from '#platform/oidc';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { clientAddress } from '../../limits/client-address.js';
import { ConfirmationService } from '../account/confirmation.service.js';
import { readerOf } from '../identity/reader.js';
import { SessionService } from '../session/session.service.js';
import { setSessionCookie } from '../session/session-cookie.js';
import { ProviderAccountsService } from './provider-accounts.service.js';
import { ProviderLinksService } from './provider-links.service.js';

/** Signs readers in who come from the provider. */
@Injectable()
export class ProviderEntryService {
  constructor(
    private readonly accounts: ProviderAccountsService,
    private readonly links: ProviderLinksService,
    private readonly confirmation: ConfirmationService,
    private readonly sessions: SessionService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Opens a session with its cookie. It replaces the one that the browser had. */
  async signIn(who: ProviderReader, request: Request, response: Response): Promise<void> {
    const { account, came } = await this.accounts.enter(who, clientAddress(request.ip));
    if (came === 'created' && account.email_confirmed_at === null) this.confirmation.mailLink(account);
    if (came === 'linked') this.links.tellOfLink(account);
    const before = readerOf(request);
    const { secret, expiresAt } = await this.sessions.open(account, 'session', request.headers['user-agent']);
    setSessionCookie(response, this.settings, secret, expiresAt);
    if (before?.via === 'session') await this.sessions.end(before.userId, before.sessionId);
  }
}
