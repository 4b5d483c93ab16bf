import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ArticleCard, ArticleCards, DeviceIdsQuery } from '#contract/reading';
import { type Topic, Topics } from '#contract/stories';
import { Database } from '#persistence/database';
import { cardsInOrder, topicsByIds } from '#persistence/reading';
import { Allow } from '../auth/identity/access.js';
import { presentCards } from '../cards/card.presenter.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { presentTopic } from '../topics/topic.presenter.js';

/** What a visitor's device keeps by its ids: tracked stories and bookmarks. Ids of what is gone are left out. */
@ApiTags('device')
@Allow('public')
@Controller('device')
export class DeviceListsController {
  constructor(
    private readonly db: Database,
    private readonly images: ImageAddresses,
  ) {}

  @Get('topics')
  @ApiOkResponse({ standardSchema: Topics })
  async topics(@Query({ schema: DeviceIdsQuery }) { ids }: DeviceIdsQuery): Promise<Topic[]> {
    return (await topicsByIds(this.db, ids)).map(presentTopic);
  }

  @Get('articles')
  @ApiOkResponse({ standardSchema: ArticleCards })
  async articles(@Query({ schema: DeviceIdsQuery }) { ids }: DeviceIdsQuery): Promise<ArticleCard[]> {
    return presentCards(await cardsInOrder(this.db, ids), await this.images.shown());
  }
}
