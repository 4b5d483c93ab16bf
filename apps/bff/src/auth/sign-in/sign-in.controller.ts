import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Credentials, Done, Registration, SignedIn, User } from '#contract/accounts';
import { SecondStep } from '#contract/accounts/factors';
import type { AccountRow } from '#persistence/accounts';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { clientAddress } from '../../limits/client-address.js';
import { presentUser } from '../account/account.presenter.js';
import { AccountService } from '../account/account.service.js';
import { ConfirmationService } from '../account/confirmation.service.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader, VisitingReader } from '../identity/reader.js';
import { SecondStepService } from './second-step.service.js';
import { SignInGuard, VerifiedAccount } from './sign-in.guard.js';
import { SignInService } from './sign-in.service.js';
import { signInPage } from './sign-in-page.js';

/** Signing up, in and out. Both paths of each call do the same. */
@ApiTags('account')
@Allow('public')
@Controller()
export class SignInController {
  constructor(
    private readonly accounts: AccountService,
    private readonly confirmation: ConfirmationService,
    private readonly signing: SignInService,
    private readonly steps: SecondStepService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** 202 with a ticket if the account has a second factor: nobody is signed in until it is proved. */
  @Post(['auth/login', 'login'])
  @HttpCode(200)
  @UseGuards(SignInGuard)
  @ApiOkResponse({ standardSchema: SignedIn })
  @ApiAcceptedResponse({ standardSchema: SecondStep })
  async signIn(
    @Body({ schema: Credentials }) given: Credentials,
    @VerifiedAccount() account: AccountRow,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn | SecondStep> {
    const kind = given.token === true ? 'token' : 'session';
    const step = await this.steps.start(account, kind);
    if (step === null) return this.signing.replace(account, kind, request, response);
    response.status(202);
    return step;
  }

  @Post(['auth/register', 'register'])
  @ApiCreatedResponse({ standardSchema: SignedIn })
  async register(
    @Body({ schema: Registration }) given: Registration,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const account = await this.accounts.register(given, clientAddress(request.ip));
    this.confirmation.mailLink(account);
    return this.signing.replace(account, given.token === true ? 'token' : 'session', request, response);
  }

  @Post(['auth/logout', 'logout'])
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Done })
  async signOut(
    @VisitingReader() reader: Reader | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    await this.signing.close(reader, response);
    return { message: 'You have been logged out' };
  }

  @Get(['auth/user', 'user'])
  @Allow('user')
  @ApiOkResponse({ standardSchema: User })
  async user(@SignedInReader() reader: Reader): Promise<User> {
    return presentUser(await this.accounts.show(reader.userId));
  }

  /** For links that point to `/api/login` instead of the page. */
  @Get('login')
  redirectToPage(
    @Query() { returnTo, tab }: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const { referer, host = '' } = request.headers;
    // The host that the browser asked for may be any name: only the path of the referring page is used, uncached.
    const origin = this.settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `${request.protocol}://${host}`;
    response.setHeader('Vary', 'Referer');
    response.redirect(302, signInPage({ returnTo, tab, referer, origin }));
  }
}
