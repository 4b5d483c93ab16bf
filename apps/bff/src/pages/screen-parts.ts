import type { FirstScreen } from '#contract/reading';
import type { Logger } from '#platform/runtime';
import type { ScreenTexts } from './html-page.js';

/** The longest part (characters). */
const PART_MOST = 150_000;

/** Parts of a first screen that are being loaded. */
type Loads = { readonly [Part in keyof FirstScreen]?: Promise<NonNullable<FirstScreen[Part]>> };

/**
 * Waits for parts of a first screen. A part that fails is logged and left out: the rest of the page is worth sending, and the page
 * makes the call of that part itself.
 */
export async function screenParts(loads: Loads, logger: Logger): Promise<ScreenTexts> {
  const texts = await Promise.all(
    Object.entries(loads).map(async ([part, load]): Promise<[string, string][]> => {
      try {
        return [[part, JSON.stringify(await load)]];
      } catch (error) {
        logger.warn({ err: error, part }, 'page sent without a part of its first screen');
        return [];
      }
    }),
  );
  return Object.fromEntries(texts.flat());
}

/** Leaves out parts that would make the page slow. The page makes their calls. */
export function withoutLongParts(screen: ScreenTexts): ScreenTexts {
  return Object.fromEntries(Object.entries(screen).filter(([, json]) => json.length <= PART_MOST));
}
