import { Body, Controller, Delete, Get, HttpCode, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AccountDeletion,
  EmailChange,
  PasswordChange,
  ProfileChange,
  ReaderSettings,
  ReaderSettingsChange,
  User,
} from '#contract/accounts';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { clientAddress } from '../../limits/client-address.js';
import { Allow } from '../identity/access.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { clearSessionCookie } from '../session/session-cookie.js';
import { presentUser } from './account.presenter.js';
import { AccountEndService } from './account-end.service.js';
import { CredentialsService } from './credentials.service.js';
import { EmailChangeService } from './email-change.service.js';
import { ProfileService } from './profile.service.js';

/** The reader's own account: names, settings, password, email address, data. */
@ApiTags('account')
@Allow('user')
@Controller()
export class AccountController {
  constructor(
    private readonly profile: ProfileService,
    private readonly credentials: CredentialsService,
    private readonly emailChange: EmailChangeService,
    private readonly end: AccountEndService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Patch('user/profile')
  @ApiOkResponse({ standardSchema: User })
  async changeProfile(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: ProfileChange }) change: ProfileChange,
  ): Promise<User> {
    return presentUser(await this.profile.changeProfile(userId, change));
  }

  @Get('user/settings')
  @ApiOkResponse({ standardSchema: ReaderSettings })
  showSettings(@SignedInReader() { userId }: Reader): Promise<ReaderSettings> {
    return this.profile.settings(userId);
  }

  @Patch('user/settings')
  @ApiOkResponse({ standardSchema: ReaderSettings })
  changeSettings(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: ReaderSettingsChange }) change: ReaderSettingsChange,
  ): Promise<ReaderSettings> {
    return this.profile.changeSettings(userId, change);
  }

  @Post('auth/password')
  @HttpCode(204)
  changePassword(
    @SignedInReader() reader: Reader,
    @Body({ schema: PasswordChange }) change: PasswordChange,
    @Req() request: Request,
  ): Promise<void> {
    return this.credentials.changePassword(reader, change, clientAddress(request.ip));
  }

  @Post('auth/email')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: User })
  async changeEmail(
    @SignedInReader() reader: Reader,
    @Body({ schema: EmailChange }) change: EmailChange,
    @Req() request: Request,
  ): Promise<User> {
    return presentUser(await this.emailChange.changeEmail(reader, change, clientAddress(request.ip)));
  }

  /** Everything stored about the reader, by table. */
  @Get('user/data')
  async download(
    @SignedInReader() { userId }: Reader,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Record<string, readonly unknown[]>> {
    const data = await this.profile.everything(userId);
    response.setHeader('Content-Disposition', 'attachment; filename="followthrough-data.json"');
    return data;
  }

  @Delete('user')
  @HttpCode(204)
  async delete(
    @SignedInReader() reader: Reader,
    @Body({ schema: AccountDeletion }) { password }: AccountDeletion,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.end.deleteAccount(reader, password, clientAddress(request.ip));
    clearSessionCookie(response, this.settings);
  }
}
