import { Global, Module } from '@nestjs/common';
import { LimitsService } from './limits.service.js';

/** How often what may be tried. */
@Global()
@Module({ providers: [LimitsService], exports: [LimitsService] })
export class LimitsModule {}
