import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AccountMailService } from './account-mail.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { ConfirmationService } from './confirmation.service.js';
import { CredentialsService } from './credentials.service.js';
import { LinksService } from './links.service.js';
import { PasswordCheckService } from './password-check.service.js';
import { PasswordsService } from './passwords.service.js';
import { ProfileService } from './profile.service.js';
import { PromotionController } from './promotion.controller.js';
import { PromotionService } from './promotion.service.js';
import { PromotionKeyService } from './promotion-key.service.js';
import { ReaderGuard } from './reader.guard.js';
import { RecoveryController } from './recovery.controller.js';
import { RecoveryService } from './recovery.service.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsController } from './sessions.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignInStrategy } from './sign-in.strategy.js';

/** Accounts and sessions; its guard stands before every call of the BFF. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [
    SignInController,
    AccountController,
    SessionsController,
    RecoveryController,
    PromotionController,
  ],
  providers: [
    AccountMailService,
    AccountService,
    BearerStrategy,
    ConfirmationService,
    CredentialsService,
    LinksService,
    PasswordCheckService,
    PasswordsService,
    ProfileService,
    PromotionKeyService,
    PromotionService,
    RecoveryService,
    SessionService,
    SessionStrategy,
    SignInStrategy,
    { provide: APP_GUARD, useClass: ReaderGuard },
  ],
  exports: [SessionService],
})
export class AuthModule {}
