import { Module } from '@nestjs/common';
import { WebsubController } from './websub.controller.js';
import { WebsubService } from './websub.service.js';

/** The address at which hubs tell of changes. */
@Module({ controllers: [WebsubController], providers: [WebsubService] })
export class WebsubModule {}
