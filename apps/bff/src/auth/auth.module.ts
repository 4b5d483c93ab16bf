import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountService } from './account.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { PasswordCheckService } from './password-check.service.js';
import { PasswordsService } from './passwords.service.js';
import { ReaderGuard } from './reader.guard.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SignInController } from './sign-in.controller.js';
import { SignInStrategy } from './sign-in.strategy.js';

/** Accounts and sessions; its guard stands before every call of the BFF. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [SignInController],
  providers: [
    AccountService,
    BearerStrategy,
    PasswordCheckService,
    PasswordsService,
    SessionService,
    SessionStrategy,
    SignInStrategy,
    { provide: APP_GUARD, useClass: ReaderGuard },
  ],
  exports: [SessionService],
})
export class AuthModule {}
