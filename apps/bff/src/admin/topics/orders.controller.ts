import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { GivenOrder, OrderDone } from '#contract/desk';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { OrdersService } from './orders.service.js';

/** Orders of editors to the story-keeper. The answer comes once the order is carried out or refused. */
@ApiTags('admin')
@Allow('editor')
@Controller('admin/orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: OrderDone })
  give(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: GivenOrder }) given: GivenOrder,
  ): Promise<OrderDone> {
    return this.orders.give(userId, given);
  }
}
