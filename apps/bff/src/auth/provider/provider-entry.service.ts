import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SecondStep } from '#contract/accounts/factors';
import type { ProviderReader } from '#platform/oidc';
import { clientAddress } from '../../limits/client-address.js';
import { ConfirmationService } from '../account/confirmation.service.js';
import type { Reader } from '../identity/reader.js';
import { SecondStepService } from '../sign-in/second-step.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { ProviderAccountsService } from './provider-accounts.service.js';
import { ProviderLinksService } from './provider-links.service.js';

/** Signs readers in who come from the provider, or renews their sessions. */
@Injectable()
export class ProviderEntryService {
  constructor(
    private readonly accounts: ProviderAccountsService,
    private readonly links: ProviderLinksService,
    private readonly confirmation: ConfirmationService,
    private readonly steps: SecondStepService,
    private readonly sessions: SignInService,
  ) {}

  /** The session goes on with a new secret. */
  prove(reader: Reader, response: Response): Promise<void> {
    return this.sessions.prove(reader, response);
  }

  /**
   * Opens a session with its cookie, which replaces the one that the browser had.
   * @returns what the account must still prove before a session opens; null if nothing
   */
  async signIn(who: ProviderReader, request: Request, response: Response): Promise<SecondStep | null> {
    const { account, came, identityId } = await this.accounts.enter(who, clientAddress(request.ip));
    if (came === 'created' && account.email_confirmed_at === null) this.confirmation.mailLink(account);
    if (came === 'linked') this.links.tellOfLink(account);
    const step = await this.steps.start(account, 'session', identityId);
    if (step === null) await this.sessions.replace(account, 'session', request, response);
    return step;
  }
}
