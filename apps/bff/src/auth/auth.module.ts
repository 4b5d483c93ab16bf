import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { AccountEndService } from './account/account-end.service.js';
import { AccountMailService } from './account/account-mail.service.js';
import { AddressCheckService } from './account/address-check.service.js';
import { ConfirmationService } from './account/confirmation.service.js';
import { CredentialsService } from './account/credentials.service.js';
import { EmailChangeService } from './account/email-change.service.js';
import { ProfileService } from './account/profile.service.js';
import { SecurityMailService } from './account/security-mail.service.js';
import { SessionsController } from './account/sessions.controller.js';
import { AuthenticatorAppService } from './factors/authenticator-app.service.js';
import { ChallengesService } from './factors/challenges.service.js';
import { CodeCheckService } from './factors/code-check.service.js';
import { FactorKeyService } from './factors/factor-key.service.js';
import { FactorMailService } from './factors/factor-mail.service.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsService } from './factors/factors.service.js';
import { PasskeySignaturesService } from './factors/passkey-signatures.service.js';
import { PasskeysService } from './factors/passkeys.service.js';
import { RecoveryCodesService } from './factors/recovery-codes.service.js';
import { ApiAccess } from './identity/api-access.js';
import { LinksService } from './identity/links.service.js';
import { OwnerCheckService } from './identity/owner-check.service.js';
import { PasswordCheckService } from './identity/password-check.service.js';
import { PasswordsService } from './identity/passwords.service.js';
import { NewPasswordsService } from './passwords/new-passwords.service.js';
import { PromotionController } from './promotion/promotion.controller.js';
import { PromotionService } from './promotion/promotion.service.js';
import { PromotionKeyService } from './promotion/promotion-key.service.js';
import { ProofController } from './proof/proof.controller.js';
import { ProofService } from './proof/proof.service.js';
import { ProviderController } from './provider/provider.controller.js';
import { ProviderService } from './provider/provider.service.js';
import { ProviderAccountsService } from './provider/provider-accounts.service.js';
import { ProviderEntryService } from './provider/provider-entry.service.js';
import { ProviderLinksService } from './provider/provider-links.service.js';
import { ProviderSignInService } from './provider/provider-sign-in.service.js';
import { SignInOptionsController } from './provider/sign-in-options.controller.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { ResetRequestService } from './recovery/reset-request.service.js';
import { BearerStrategy } from './session/bearer.strategy.js';
import { DeviceNotice } from './session/device-notice.js';
import { ReadOwnChanges } from './session/read-own-changes.interceptor.js';
import { ReaderGuard } from './session/reader.guard.js';
import { SessionService } from './session/session.service.js';
import { SessionStrategy } from './session/session.strategy.js';
import { SecondStepController } from './sign-in/second-step.controller.js';
import { SecondStepService } from './sign-in/second-step.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignInStrategy } from './sign-in/sign-in.strategy.js';
import { ApiAccessService } from './tokens/api-access.service.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { ApiTokensService } from './tokens/api-tokens.service.js';

/** Accounts and sessions. Its guard runs before every call. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [
    SignInController,
    SecondStepController,
    FactorsController,
    ProofController,
    SignInOptionsController,
    AccountController,
    SessionsController,
    RecoveryController,
    PromotionController,
    ProviderController,
    ApiTokensController,
  ],
  providers: [
    AccountEndService,
    AccountMailService,
    AccountService,
    AddressCheckService,
    AuthenticatorAppService,
    ApiAccessService,
    ApiTokensService,
    BearerStrategy,
    ChallengesService,
    CodeCheckService,
    ConfirmationService,
    CredentialsService,
    EmailChangeService,
    FactorKeyService,
    FactorMailService,
    FactorsService,
    LinksService,
    PasskeySignaturesService,
    PasskeysService,
    NewPasswordsService,
    OwnerCheckService,
    PasswordCheckService,
    PasswordsService,
    ProfileService,
    PromotionKeyService,
    PromotionService,
    ProofService,
    RecoveryCodesService,
    SecondStepService,
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
    SignInService,
    SignInStrategy,
    { provide: ApiAccess, useExisting: ApiAccessService },
    { provide: DeviceNotice, useExisting: SecurityMailService },
    { provide: APP_GUARD, useClass: ReaderGuard },
    { provide: APP_INTERCEPTOR, useClass: ReadOwnChanges },
  ],
  exports: [AccountMailService, SecurityMailService, SessionService],
})
export class AuthModule {}
