import { Inject, Injectable } from '@nestjs/common';
import { modelMessages, type Passage } from '#domain/assistant';
import type { Logger, Settings } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../../http/tokens.js';
import { complete, ModelFailure } from './chat-client.js';
import { ModelBudget } from './model-budget.js';

/** About so many characters are a token. */
const CHARS_PER_TOKEN = 3;

/** Words answers by the operator's model, if one is configured. Extracts take over whenever it gives none. */
@Injectable()
export class AnswerWriter {
  constructor(
    private readonly budget: ModelBudget,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What the model wrote; null without a model, over the day's budget, too late, or if the service fails. */
  async write(question: string, passages: readonly Passage[]): Promise<string | null> {
    if (this.settings.ASSISTANT_URL === undefined || passages.length === 0) return null;
    const messages = modelMessages(question, passages);
    const asked = messages.reduce((sum, { content }) => sum + content.length, 0) / CHARS_PER_TOKEN;
    const taken = Math.ceil(asked) + this.settings.ASSISTANT_MAX_TOKENS;
    if (!(await this.budget.take(taken))) {
      this.logger.warn({ taken }, "the model's daily budget is spent");
      return null;
    }
    try {
      const { text, tokens } = await complete(this.settings, messages);
      await this.budget.settle(taken, tokens ?? taken);
      return text;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.logger.warn({ reason: error.message }, 'the model gave no answer');
      return null;
    }
  }
}
