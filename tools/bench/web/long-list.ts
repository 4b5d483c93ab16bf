import { type Browser, chromium, type Page } from '@playwright/test';

/** The assumed slowdown of a phone relative to this machine. */
const SLOWDOWN = 4;
/** The browser does not report shorter events (ms). */
const SHORTEST_MS = 16;
const WHEEL_PX = 900;
const KEYS = 40;

export interface ListDelays {
  cards: number;
  /** From an input event to its handling, and to the frame that shows the result (ms). */
  longestInputDelayMs: number;
  longestAnswerMs: number;
  /** The longest gap between two frames while scrolling (ms). */
  longestFrameMs: number;
}

/** Runs in the page. Records how long events waited, and the gaps between frames. */
const WATCH = `(() => {
  const seen = { delay: 0, answer: 0, frame: 0 };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.delay = Math.max(seen.delay, entry.processingStart - entry.startTime);
      seen.answer = Math.max(seen.answer, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });
  let last = performance.now();
  const frame = (now) => {
    seen.frame = Math.max(seen.frame, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** Scrolls the news feed on a simulated slow phone until `cards` are drawn, then moves through it with keys. */
export async function listDelays(url: string, cards: number, executablePath: string): Promise<ListDelays> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-gpu'],
  });
  try {
    return await measure(await openSlowly(browser, url), cards);
  } finally {
    await browser.close();
  }
}

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  await page.locator('[data-card]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function measure(page: Page, cards: number): Promise<ListDelays> {
  const drawn = () => page.locator('[data-card]').count();
  await page.evaluate(WATCH);
  await page.mouse.move(200, 400);
  for (let turns = 0; (await drawn()) < cards && turns < cards; turns++) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(50);
  }
  for (let n = 0; n < KEYS; n++) await page.keyboard.press(n % 4 === 3 ? 'k' : 'j');
  await page.waitForTimeout(500);
  const { delay, answer, frame } = (await page.evaluate('seen')) as Record<
    'delay' | 'answer' | 'frame',
    number
  >;
  return {
    cards: await drawn(),
    longestInputDelayMs: Math.round(delay),
    longestAnswerMs: Math.round(answer),
    longestFrameMs: Math.round(frame),
  };
}
