import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { BearerStrategy } from './bearer.strategy.js';
import { ReaderGuard } from './reader.guard.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';

/** Accounts and sessions; its guard stands before every call of the BFF. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [SessionService, SessionStrategy, BearerStrategy, { provide: APP_GUARD, useClass: ReaderGuard }],
  exports: [SessionService],
})
export class AuthModule {}
