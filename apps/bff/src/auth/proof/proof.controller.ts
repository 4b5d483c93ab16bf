import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PasskeyRequest, Proof, Proven } from '#contract/accounts/factors';
import { clientAddress } from '../../limits/client-address.js';
import { PasskeySignaturesService } from '../factors/passkey-signatures.service.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { ProofService } from './proof.service.js';

/** Proves that it is still the reader, before dangerous calls. */
@ApiTags('account')
@Allow('user')
@Controller('auth/proof')
export class ProofController {
  constructor(
    private readonly proof: ProofService,
    private readonly passkeys: PasskeySignaturesService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Proven })
  prove(
    @SignedInReader() reader: Reader,
    @Body({ schema: Proof }) given: Proof,
    @Req() request: Request,
  ): Promise<Proven> {
    return this.proof.prove(reader, given, clientAddress(request.ip));
  }

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: PasskeyRequest })
  startPasskey(@SignedInReader() { userId }: Reader, @Req() request: Request): Promise<PasskeyRequest> {
    return this.passkeys.request('passkey_proof', userId, clientAddress(request.ip));
  }
}
