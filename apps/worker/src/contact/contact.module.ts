import { Module } from '@nestjs/common';
import { ContactMailJob } from './contact-mail.job.js';
import { ContactMailService } from './contact-mail.service.js';

/** Mail of the contact form. */
@Module({ providers: [ContactMailService, ContactMailJob] })
export class ContactModule {}
