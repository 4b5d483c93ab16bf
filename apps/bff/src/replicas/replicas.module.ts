import { Global, Module } from '@nestjs/common';
import { Reads } from './reads.service.js';

/** Reads on streaming replicas, for every feature module. */
@Global()
@Module({ providers: [Reads], exports: [Reads] })
export class ReplicasModule {}
