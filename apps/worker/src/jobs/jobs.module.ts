import { Global, Module } from '@nestjs/common';
import { JobsService } from './jobs.service.js';

/** Jobs that one of the workers runs once. */
@Global()
@Module({ providers: [JobsService], exports: [JobsService] })
export class JobsModule {}
