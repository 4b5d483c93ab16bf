import { Module } from '@nestjs/common';
import { InitDataController } from './init-data.controller.js';
import { InitDataService } from './init-data.service.js';

/** Ensures the data that an installation needs before its first feed. */
@Module({ controllers: [InitDataController], providers: [InitDataService] })
export class SeedModule {}
