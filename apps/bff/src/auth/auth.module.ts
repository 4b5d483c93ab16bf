import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { AccountEndService } from './account/account-end.service.js';
import { AccountMailService } from './account/account-mail.service.js';
import { ConfirmationService } from './account/confirmation.service.js';
import { CredentialsService } from './account/credentials.service.js';
import { ProfileService } from './account/profile.service.js';
import { SecurityMailService } from './account/security-mail.service.js';
import { SessionsController } from './account/sessions.controller.js';
import { LinksService } from './identity/links.service.js';
import { OwnerCheckService } from './identity/owner-check.service.js';
import { PasswordCheckService } from './identity/password-check.service.js';
import { PasswordsService } from './identity/passwords.service.js';
import { NewPasswordsService } from './passwords/new-passwords.service.js';
import { PromotionController } from './promotion/promotion.controller.js';
import { PromotionService } from './promotion/promotion.service.js';
import { PromotionKeyService } from './promotion/promotion-key.service.js';
import { ProviderController } from './provider/provider.controller.js';
import { ProviderService } from './provider/provider.service.js';
import { ProviderAccountsService } from './provider/provider-accounts.service.js';
import { ProviderEntryService } from './provider/provider-entry.service.js';
import { ProviderLinksService } from './provider/provider-links.service.js';
import { ProviderSignInService } from './provider/provider-sign-in.service.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { ResetRequestService } from './recovery/reset-request.service.js';
import { BearerStrategy } from './session/bearer.strategy.js';
import { DeviceNotice } from './session/device-notice.js';
import { ReaderGuard } from './session/reader.guard.js';
import { SessionService } from './session/session.service.js';
import { SessionStrategy } from './session/session.strategy.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInStrategy } from './sign-in/sign-in.strategy.js';
import { SignInOptionsController } from './sign-in/sign-in-options.controller.js';

/** Accounts and sessions. Its guard runs before every call. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [
    SignInController,
    SignInOptionsController,
    AccountController,
    SessionsController,
    RecoveryController,
    PromotionController,
    ProviderController,
  ],
  providers: [
    AccountEndService,
    AccountMailService,
    AccountService,
    BearerStrategy,
    ConfirmationService,
    CredentialsService,
    LinksService,
    NewPasswordsService,
    OwnerCheckService,
    PasswordCheckService,
    PasswordsService,
    ProfileService,
    PromotionKeyService,
    PromotionService,
    ProviderAccountsService,
    ProviderEntryService,
    ProviderLinksService,
    ProviderService,
    ProviderSignInService,
    RecoveryService,
    ResetRequestService,
    SecurityMailService,
    SessionService,
    SessionStrategy,
    SignInStrategy,
    { provide: DeviceNotice, useExisting: SecurityMailService },
    { provide: APP_GUARD, useClass: ReaderGuard },
  ],
  exports: [SessionService],
})
export class AuthModule {}
