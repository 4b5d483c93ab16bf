import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PasskeyRequest, Proof, Proven } from '#contract/accounts/factors';
import { PROOF_LASTS_MS } from '#domain/accounts';
import { type Settings, systemClock } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { clientAddress } from '../../limits/client-address.js';
import { PasskeySignaturesService } from '../factors/passkey-signatures.service.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { SessionService } from '../session/session.service.js';
import { presentedSecret, setSessionCookie } from '../session/session-cookie.js';
import { ProofService } from './proof.service.js';

/** Proves that it is still the reader, before dangerous calls. The session goes on with a new secret. */
@ApiTags('account')
@Allow('user')
@Controller('auth/proof')
export class ProofController {
  constructor(
    private readonly proof: ProofService,
    private readonly passkeys: PasskeySignaturesService,
    private readonly sessions: SessionService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Proven })
  async prove(
    @SignedInReader() reader: Reader,
    @Body({ schema: Proof }) given: Proof,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Proven> {
    await this.proof.assertProof(reader, given, clientAddress(request.ip));
    const proven = await this.sessions.prove(reader, presentedSecret(request, this.settings));
    const provenUntil = new Date(systemClock.now().getTime() + PROOF_LASTS_MS).toISOString();
    if (proven === null) return { provenUntil };
    if (reader.via === 'token') return { provenUntil, token: proven.secret };
    setSessionCookie(response, this.settings, proven);
    return { provenUntil };
  }

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: PasskeyRequest })
  startPasskey(@SignedInReader() { userId }: Reader, @Req() request: Request): Promise<PasskeyRequest> {
    return this.passkeys.request('passkey_proof', userId, clientAddress(request.ip));
  }
}
