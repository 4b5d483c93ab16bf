import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  CheckoutRequest,
  CheckoutSession,
  PortalRequest,
  PortalSession,
  SubscriptionView,
} from '#contract/billing';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader, VisitingReader } from '../auth/identity/reader.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { CheckoutService } from './checkout.service.js';
import { SubscriptionService } from './subscription.service.js';

/** The reader's plan. Payments are made on the provider's own pages. */
@ApiTags('subscription')
@Allow('user')
@Controller()
export class SubscriptionController {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly checkouts: CheckoutService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('subscription')
  @Allow('public')
  @ApiOkResponse({ standardSchema: SubscriptionView })
  show(@VisitingReader() reader: Reader | null): Promise<SubscriptionView> {
    return this.subscriptions.show(reader?.userId ?? null);
  }

  @Post('subscription/refresh')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: SubscriptionView })
  refresh(@SignedInReader() { userId }: Reader): Promise<SubscriptionView> {
    return this.subscriptions.refresh(userId);
  }

  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: CheckoutSession })
  checkout(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: CheckoutRequest }) body: CheckoutRequest,
    @Req() request: Request,
  ): Promise<CheckoutSession> {
    return this.checkouts.start(userId, body, publicOrigin(this.settings, request));
  }

  @Post('create-customer-portal-session')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: PortalSession })
  portal(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: PortalRequest }) { returnUrl }: PortalRequest,
    @Req() request: Request,
  ): Promise<PortalSession> {
    return this.subscriptions.openPortal(userId, returnUrl, publicOrigin(this.settings, request));
  }
}
