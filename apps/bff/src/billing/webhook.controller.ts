import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../auth/identity/access.js';
import { WebhookService } from './webhook.service.js';

/** Stripe's messages. Not part of the API: Stripe defines their form, and a signature authenticates them. */
@ApiExcludeController()
@Allow('public')
@Controller('webhooks/stripe')
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Post()
  @HttpCode(200)
  async receive(@Headers('stripe-signature') signature: string | undefined, @Req() request: Request) {
    await this.webhook.receive(request.body, signature ?? '');
    return { received: true };
  }
}
