import { Module } from '@nestjs/common';
import { WebsubController } from './websub.controller.js';
import { WebsubService } from './websub.service.js';

/** The callback at which hubs report changes. */
@Module({ controllers: [WebsubController], providers: [WebsubService] })
export class WebsubModule {}
