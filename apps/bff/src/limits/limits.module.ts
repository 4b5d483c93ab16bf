import { Global, Module } from '@nestjs/common';
import { LimitsService } from './limits.service.js';

/** Rate limits. */
@Global()
@Module({ providers: [LimitsService], exports: [LimitsService] })
export class LimitsModule {}
