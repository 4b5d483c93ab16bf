import { Global, Module } from '@nestjs/common';
import { JobsService } from './jobs.service.js';

/** What must happen once, whoever of the workers does it. */
@Global()
@Module({ providers: [JobsService], exports: [JobsService] })
export class JobsModule {}
