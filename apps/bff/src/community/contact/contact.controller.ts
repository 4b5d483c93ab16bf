import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Done } from '#contract/accounts';
import {
  CONTACT_SENT,
  type ContactMessage,
  ContactMessages,
  ContactMessagesQuery,
  NewContactMessage,
} from '#contract/community';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, VisitingReader } from '../../auth/identity/reader.js';
import { clientAddress } from '../../limits/client-address.js';
import { ContactService } from './contact.service.js';

/** The contact form, and its messages for admins. */
@ApiTags('contact')
@Allow('public')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('contact')
  @ApiCreatedResponse({ standardSchema: Done })
  async send(
    @VisitingReader() reader: Reader | null,
    @Body({ schema: NewContactMessage }) message: NewContactMessage,
    @Req() request: Request,
  ): Promise<Done> {
    await this.contact.send(reader?.userId ?? null, message, clientAddress(request.ip));
    return { message: CONTACT_SENT };
  }

  /** Newest first. `X-Total-Count` holds the total. */
  @Get('admin/contact-messages')
  @Allow('admin')
  @ApiOkResponse({ standardSchema: ContactMessages })
  async list(
    @Query({ schema: ContactMessagesQuery }) query: ContactMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactMessage[]> {
    const { messages, total } = await this.contact.list(query);
    response.setHeader('X-Total-Count', total);
    return messages;
  }
}
