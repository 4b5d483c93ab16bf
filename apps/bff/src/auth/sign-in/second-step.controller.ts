import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '#contract/accounts';
import {
  PasskeyRequest,
  PasskeySignIn,
  PasskeySignInStart,
  SecondStepAnswer,
} from '#contract/accounts/factors';
import { clientAddress } from '../../limits/client-address.js';
import { Allow } from '../identity/access.js';
import { SecondStepService } from './second-step.service.js';
import { SignInService } from './sign-in.service.js';

/** Signs in with a second factor after the password, or with a passkey alone. */
@ApiTags('account')
@Allow('public')
@Controller('auth/login')
export class SecondStepController {
  constructor(
    private readonly steps: SecondStepService,
    private readonly signIn: SignInService,
  ) {}

  @Post('second-step')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: SignedIn })
  async byCode(
    @Body({ schema: SecondStepAnswer }) given: SecondStepAnswer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const { account, kind } = await this.steps.byCode(given, clientAddress(request.ip));
    return this.signIn.replace(account, kind, request, response);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: PasskeyRequest })
  startPasskey(
    @Body({ schema: PasskeySignInStart }) { ticket }: PasskeySignInStart,
    @Req() request: Request,
  ): Promise<PasskeyRequest> {
    return this.steps.startPasskey(ticket, clientAddress(request.ip));
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: SignedIn })
  async byPasskey(
    @Body({ schema: PasskeySignIn }) given: PasskeySignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const { account, kind } = await this.steps.byPasskey(given, clientAddress(request.ip));
    return this.signIn.replace(account, kind, request, response);
  }
}
