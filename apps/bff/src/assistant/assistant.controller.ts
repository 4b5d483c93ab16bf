import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type AnswerLine, AskQuestion } from '#contract/assistant';
import { Allow } from '../auth/identity/access.js';
import { type Reader, VisitingReader } from '../auth/identity/reader.js';
import { AssistantService } from './assistant.service.js';
import { AssistantCallers } from './assistant-callers.js';

@ApiTags('assistant')
@Allow('public')
@Controller('assistant')
export class AssistantController {
  constructor(
    private readonly callers: AssistantCallers,
    private readonly assistant: AssistantService,
  ) {}

  /** The answer sentence by sentence: one JSON object per line (`AnswerLine`). */
  @Post('ask')
  @HttpCode(200)
  @ApiProduces('application/x-ndjson')
  async ask(
    @VisitingReader() reader: Reader | null,
    @Body({ schema: AskQuestion }) asked: AskQuestion,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.callers.assertMayAsk(reader, asked);
    const topic = await this.assistant.find(asked.topicId);
    await this.callers.run(reader, request, () =>
      sendLines(response, this.assistant.answer(topic, asked.question)),
    );
  }
}

/** `no-transform` keeps proxies and our own compression from holding sentences back. */
async function sendLines(response: Response, lines: AsyncIterable<AnswerLine>): Promise<void> {
  for await (const line of lines) {
    if (response.destroyed) return;
    if (!response.headersSent) {
      response.status(200).set({
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
    }
    response.write(`${JSON.stringify(line)}\n`);
  }
  response.end();
}
