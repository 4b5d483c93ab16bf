import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  AppCode,
  AppSetup,
  FactorAdded,
  Factors,
  NewPasskey,
  PasskeyCreation,
  PasskeyNameForm,
  RecoveryCodes,
} from '#contract/accounts/factors';
import { IdParam } from '#contract/site';
import { clientAddress } from '../../limits/client-address.js';
import { Allow } from '../identity/access.js';
import { NeedsProof } from '../identity/needs-proof.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { AuthenticatorAppService } from './authenticator-app.service.js';
import { FactorsService } from './factors.service.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** The reader's factors besides the password. Every change needs a recent proof. */
@ApiTags('account')
@Allow('user')
@NeedsProof(true)
@Controller('auth/factors')
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly app: AuthenticatorAppService,
    private readonly passkeys: PasskeysService,
    private readonly codes: RecoveryCodesService,
  ) {}

  @Get()
  @NeedsProof(false)
  @ApiOkResponse({ standardSchema: Factors })
  list(@SignedInReader() { userId }: Reader): Promise<Factors> {
    return this.factors.list(userId);
  }

  @Post('app')
  @ApiCreatedResponse({ standardSchema: AppSetup })
  startApp(@SignedInReader() { userId }: Reader): Promise<AppSetup> {
    return this.app.start(userId);
  }

  @Post('app/confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: FactorAdded })
  confirmApp(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: AppCode }) { code }: AppCode,
    @Req() request: Request,
  ): Promise<FactorAdded> {
    return this.app.confirm(userId, code, clientAddress(request.ip));
  }

  @Delete('app')
  @HttpCode(204)
  removeApp(@SignedInReader() { userId }: Reader): Promise<void> {
    return this.app.remove(userId);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: PasskeyCreation })
  startPasskey(@SignedInReader() { userId }: Reader): Promise<PasskeyCreation> {
    return this.passkeys.creation(userId);
  }

  @Post('passkeys')
  @ApiCreatedResponse({ standardSchema: FactorAdded })
  addPasskey(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: NewPasskey }) given: NewPasskey,
    @Req() request: Request,
  ): Promise<FactorAdded> {
    return this.passkeys.add(userId, given, clientAddress(request.ip));
  }

  @Patch('passkeys/:id')
  @HttpCode(204)
  renamePasskey(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: PasskeyNameForm }) { name }: PasskeyNameForm,
  ): Promise<void> {
    return this.passkeys.rename(userId, id, name);
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  removePasskey(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<void> {
    return this.passkeys.remove(userId, id);
  }

  /** The old codes no longer work. */
  @Post('recovery-codes')
  @ApiCreatedResponse({ standardSchema: RecoveryCodes })
  async replaceCodes(@SignedInReader() { userId }: Reader, @Req() request: Request): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.codes.replace(userId, clientAddress(request.ip)) };
  }
}
