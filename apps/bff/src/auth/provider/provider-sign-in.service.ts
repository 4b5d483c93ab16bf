import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ownPath, type ProviderFailure } from '#contract/accounts';
import { type SecondStep, secondStepFragment } from '#contract/accounts/factors';
import { pagePath } from '#contract/site';
import type { ProviderReader } from '#platform/oidc';
import { type Settings, systemClock } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { clientAddress } from '../../limits/client-address.js';
import { LimitsService } from '../../limits/limits.service.js';
import { type Reader, readerOf } from '../identity/reader.js';
import { attemptCookie, clearAttemptCookie, setAttemptCookie } from './attempt-cookie.js';
import { ProviderService } from './provider.service.js';
import { ProviderEntryService } from './provider-entry.service.js';
import { ProviderFailed } from './provider-failed.js';
import { ProviderLinksService } from './provider-links.service.js';
import { openAttempt, type StoredAttempt, sealAttempt } from './sealed-attempt.js';

/** What a sign-in at the provider is for, and who started it. */
export interface ProviderErrand {
  purpose: StoredAttempt['purpose'];
  reader: Reader | null;
  returnTo: string;
}

/** The way to the provider and back. In between, a sealed cookie binds the attempt to the browser. */
@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly provider: ProviderService,
    private readonly limits: LimitsService,
    private readonly entry: ProviderEntryService,
    private readonly links: ProviderLinksService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns the address at the provider. @throws ApiError 404, 429 or 503 */
  async start(
    { purpose, reader, returnTo }: ProviderErrand,
    request: Request,
    response: Response,
  ): Promise<string> {
    const { key } = this.provider.assertSet();
    await this.limits.charge([{ limit: 'providerSignIn', key: clientAddress(request.ip) }]);
    const startedAt = systemClock.now();
    try {
      return await this.provider.at(async (provider) => {
        const attempt = provider.newAttempt(purpose === 'confirm' ? startedAt : null);
        const url = await provider.startAddress(attempt);
        const { state, nonce, verifier } = attempt;
        const owner = { userId: reader?.userId ?? null, sessionId: reader?.sessionId ?? null };
        const stored = {
          purpose,
          state,
          nonce,
          verifier,
          startedAt: startedAt.getTime(),
          returnTo,
          ...owner,
        };
        setAttemptCookie(response, this.settings, sealAttempt(stored, key));
        return url;
      });
    } catch (error) {
      throw error instanceof ProviderFailed ? this.provider.refusal(error) : error;
    }
  }

  /** Ends an attempt, whatever comes of it. @returns the page of this site to go to */
  async finish(request: Request, response: Response): Promise<string> {
    const sealed = attemptCookie(request, this.settings);
    clearAttemptCookie(response, this.settings);
    const { key } = this.provider;
    const attempt = sealed === null || key === null ? null : openAttempt(sealed, key, systemClock.now());
    if (attempt === null) return failedAt(null, 'expired');
    try {
      await this.limits.charge([{ limit: 'providerSignIn', key: clientAddress(request.ip) }]);
      return await this.carryOut(attempt, request, response);
    } catch (error) {
      return failedAt(attempt, reasonOf(error));
    }
  }

  private async carryOut(attempt: StoredAttempt, request: Request, response: Response): Promise<string> {
    const { purpose, returnTo } = attempt;
    const who = await this.identity(attempt, request);
    if (purpose === 'sign_in') {
      const step = await this.entry.signIn(who, request, response);
      return step === null ? (ownPath(returnTo) ?? pagePath('home')) : secondStepAt(step, returnTo);
    }
    const reader = sameReader(attempt, request);
    if (purpose === 'link') await this.links.link(reader, who);
    else if (await this.links.confirm(reader, who)) await this.entry.prove(reader, response);
    return `${pagePath('security')}?provider=${purpose === 'link' ? 'connected' : 'confirmed'}`;
  }

  private identity(attempt: StoredAttempt, request: Request): Promise<ProviderReader> {
    const { state, nonce, verifier, purpose, startedAt } = attempt;
    const signedInSince = purpose === 'confirm' ? new Date(startedAt) : null;
    const query = request.originalUrl.split('?').slice(1).join('?');
    return this.provider.at((provider) => provider.finish(query, { state, nonce, verifier, signedInSince }));
  }
}

/** The reader who started the attempt, in the same session. */
function sameReader({ userId, sessionId }: StoredAttempt, request: Request): Reader {
  const reader = readerOf(request);
  if (reader === null || reader.userId !== userId || reader.sessionId !== sessionId)
    throw new ProviderFailed('expired');
  return reader;
}

/** Errors that the reader can do nothing about are left to the error filter. */
function reasonOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailed) return error.reason;
  if (error instanceof ApiError && error.status === 429) return 'busy';
  throw error;
}

/** The page that asks for the second factor. A fragment is neither sent to servers nor logged. */
function secondStepAt(step: SecondStep, returnTo: string): string {
  const query = new URLSearchParams({ returnTo: ownPath(returnTo) ?? pagePath('home') });
  return `${pagePath('auth')}?${query}#${secondStepFragment(step)}`;
}

function failedAt(attempt: StoredAttempt | null, reason: ProviderFailure): string {
  const isOfReader = attempt !== null && attempt.purpose !== 'sign_in';
  const query = new URLSearchParams({ failed: reason });
  const back = ownPath(attempt?.returnTo);
  if (!isOfReader && back !== null) query.set('returnTo', back);
  return `${pagePath(isOfReader ? 'security' : 'auth')}?${query}`;
}
