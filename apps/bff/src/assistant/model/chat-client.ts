import { z } from 'zod';
import type { Settings } from '#platform/runtime';

const MAX_RESPONSE = 200_000;
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
  usage: z.object({ total_tokens: z.int().min(0) }).optional(),
});

export type ChatSettings = Pick<
  Settings,
  'ASSISTANT_URL' | 'ASSISTANT_KEY' | 'ASSISTANT_MODEL' | 'ASSISTANT_TIMEOUT_MS' | 'ASSISTANT_MAX_TOKENS'
>;

export interface ChatMessage {
  role: string;
  content: string;
}

/** The service did not answer as it should. */
export class ModelFailure extends Error {
  readonly code = 'model_failed';
}

/**
 * One answer of an OpenAI-compatible service (`POST {ASSISTANT_URL}/chat/completions`), and the tokens that it used.
 * @throws ModelFailure
 */
export async function complete(
  { ASSISTANT_URL, ASSISTANT_KEY, ...settings }: ChatSettings,
  messages: readonly ChatMessage[],
): Promise<{ text: string; tokens: number | null }> {
  try {
    const response = await fetch(`${ASSISTANT_URL?.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(settings.ASSISTANT_TIMEOUT_MS),
      headers: {
        'Content-Type': 'application/json',
        ...(ASSISTANT_KEY && { Authorization: `Bearer ${ASSISTANT_KEY}` }),
      },
      body: JSON.stringify({
        model: settings.ASSISTANT_MODEL,
        messages,
        max_tokens: settings.ASSISTANT_MAX_TOKENS,
        temperature: 0,
      }),
    });
    if (!response.ok) throw new ModelFailure(`status ${response.status}`);
    const { choices, usage } = Completion.parse(JSON.parse(await readText(response)));
    return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? null };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_RESPONSE) throw new ModelFailure('the response is too long');
  }
  return text;
}
