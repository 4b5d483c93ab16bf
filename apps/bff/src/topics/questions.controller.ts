import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NewStoryQuestion, StoryQuestion, StoryQuestions } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('follows')
@Allow('user')
@Controller('topics/:id/questions')
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: StoryQuestions })
  list(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<StoryQuestions> {
    return this.questions.list(reader, id);
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: StoryQuestion })
  ask(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: NewStoryQuestion }) question: NewStoryQuestion,
  ): Promise<StoryQuestion> {
    return this.questions.ask(reader, id, question);
  }

  @Delete(':questionId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Param('questionId', { schema: IdParam }) questionId: number,
  ): Promise<void> {
    return this.questions.remove(reader.userId, id, questionId);
  }
}
