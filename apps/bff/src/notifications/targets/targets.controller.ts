import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  NewTarget,
  Target,
  TargetAdded,
  TargetChange,
  TargetDeliveries,
  TargetDeliveriesQuery,
  type TargetDelivery,
  TargetResending,
  TargetResent,
  TargetSecret,
  Targets,
} from '#contract/notifications';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { TargetDeliveriesService } from './target-deliveries.service.js';
import { TargetEmails } from './target-emails.service.js';
import { TargetsService } from './targets.service.js';

/** Webhooks, chats, ntfy topics and email addresses that get a reader's notifications. */
@ApiTags('notifications')
@Allow('user')
@Controller('targets')
export class TargetsController {
  constructor(
    private readonly targets: TargetsService,
    private readonly deliveries: TargetDeliveriesService,
    private readonly emails: TargetEmails,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: Targets })
  async list(@SignedInReader() { userId }: Reader): Promise<Targets> {
    return { targets: await this.targets.list(userId), canMail: this.emails.isOn };
  }

  /** Adds a target. This response is the only one that contains a webhook's secret. */
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ standardSchema: TargetAdded })
  add(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: NewTarget }) target: NewTarget,
  ): Promise<TargetAdded> {
    return this.targets.add(userId, target);
  }

  @Patch(':id')
  @ApiOkResponse({ standardSchema: Target })
  change(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: TargetChange }) change: TargetChange,
  ): Promise<Target> {
    return this.targets.change(userId, id, change);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.targets.remove(userId, id);
  }

  /** Replaces a webhook's secret. This response is the only one that contains the new one. */
  @Post(':id/secret')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ standardSchema: TargetSecret })
  renewSecret(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<TargetSecret> {
    return this.deliveries.renewSecret(userId, id);
  }

  /** Mails the link that confirms an address again. */
  @Post(':id/confirmation')
  @HttpCode(202)
  mailAgain(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<void> {
    return this.emails.mailAgain(userId, id);
  }

  /** Sends a test within seconds. The list of deliveries shows the result. */
  @Post(':id/test')
  @HttpCode(202)
  test(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.deliveries.test(userId, id);
  }

  @Get(':id/deliveries')
  @ApiOkResponse({ standardSchema: TargetDeliveries })
  listDeliveries(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: TargetDeliveriesQuery }) query: TargetDeliveriesQuery,
  ): Promise<TargetDelivery[]> {
    return this.deliveries.list(userId, id, query);
  }

  /** Sends again what was given up. */
  @Post(':id/deliveries')
  @HttpCode(202)
  @ApiOkResponse({ standardSchema: TargetResent })
  sendAgain(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: TargetResending }) { deliveryIds }: TargetResending,
  ): Promise<TargetResent> {
    return this.deliveries.sendAgain(userId, id, deliveryIds);
  }
}
