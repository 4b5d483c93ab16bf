import { Global, Module } from '@nestjs/common';
import { MailService } from './mail.service.js';

/** Mail that the worker sends. */
@Global()
@Module({ providers: [MailService], exports: [MailService] })
export class MailModule {}
