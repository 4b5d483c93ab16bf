import { Module } from '@nestjs/common';
import { TopicsModule } from '../topics/topics.module.js';
import { AskedStoriesService } from './asked-stories.service.js';
import { AssistantController } from './assistant.controller.js';
import { AssistantService } from './assistant.service.js';
import { AssistantCallers } from './assistant-callers.js';
import { AnswerWriter } from './model/answer-writer.js';
import { ModelBudget } from './model/model-budget.js';

/** Questions about a story, answered from its articles. */
@Module({
  imports: [TopicsModule],
  controllers: [AssistantController],
  providers: [AssistantCallers, AssistantService, AskedStoriesService, AnswerWriter, ModelBudget],
})
export class AssistantModule {}
