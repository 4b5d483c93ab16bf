import { type Browser, chromium } from '@playwright/test';

/** 400 kbit/s with the delay of a mobile network, and a processor four times slower than this machine's. */
const SLOW = { bytesPerSecond: 50_000, latencyMs: 400, slowdown: 4 };

export interface FirstView {
  /** Milliseconds until anything, and until the largest text or picture of the first view, was drawn. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** Bytes received until the page was quiet. */
  receivedKb: number;
}

/** Opens a page on a slow phone with an empty cache, several times. Returns the median of each figure. */
export async function slowFirstView(url: string, runs: number, executablePath: string): Promise<FirstView> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-gpu'],
  });
  try {
    const views: FirstView[] = [];
    for (let n = 0; n < runs; n++) views.push(await openCold(browser, url));
    const median = (of: (view: FirstView) => number) =>
      views.map(of).sort((a, b) => a - b)[Math.floor(views.length / 2)] ?? 0;
    return {
      firstPaintMs: median(({ firstPaintMs }) => firstPaintMs),
      largestPaintMs: median(({ largestPaintMs }) => largestPaintMs),
      receivedKb: median(({ receivedKb }) => receivedKb),
    };
  } finally {
    await browser.close();
  }
}

async function openCold(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
  await page.goto(url);
  await page.locator('[data-card]').first().waitFor();
  // The web app has replaced what the server rendered, and nothing more is loading.
  await page.locator('#root[data-static]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const { first, largest } = (await page.evaluate(PAINTS)) as { first: number; largest: number };
  await context.close();
  return {
    firstPaintMs: Math.round(first),
    largestPaintMs: Math.round(largest),
    receivedKb: Math.round(received / 102.4) / 10,
  };
}

/** Runs in the page. */
const PAINTS = `new Promise((resolve) => {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  new PerformanceObserver((list) => {
    resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;
