import { FIRST_SCREEN_ID, FirstScreen } from '#contract';

let known: FirstScreen | null | undefined;

/** What the server wrote into the page that was loaded; null where it wrote nothing that fits. */
export function firstScreen(): FirstScreen | null {
  known ??= readPage();
  return known;
}

function readPage(): FirstScreen | null {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent;
  if (!text) return null;
  try {
    return FirstScreen.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Cut on its way: the calls bring the same.
    return null;
  }
}
