import { Module } from '@nestjs/common';
import { StoryCardsController } from './story-cards.controller.js';
import { StoryCardsService } from './story-cards.service.js';

/** The pictures of stories in link previews. */
@Module({
  controllers: [StoryCardsController],
  providers: [StoryCardsService],
  exports: [StoryCardsService],
})
export class StoryCardsModule {}
