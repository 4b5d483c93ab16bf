import { Module } from '@nestjs/common';
import { StoryCardsModule } from '../story-cards/story-cards.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { EmbedController } from './embed.controller.js';
import { EmbedService } from './embed.service.js';
import { OembedController } from './oembed.controller.js';
import { OembedService } from './oembed.service.js';

/** Stories in the pages of other sites. */
@Module({
  imports: [StoryCardsModule, TopicsModule],
  controllers: [EmbedController, OembedController],
  providers: [EmbedService, OembedService],
})
export class EmbedModule {}
