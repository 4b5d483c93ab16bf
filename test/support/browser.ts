import { setTimeout as wait } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** For slow machines, whatever is waited for: what never comes is found all the same. */
const PATIENCE_MS = 60_000;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
  });
}

/** A page whose console errors and failed answers are collected: a test ends by expecting none. */
export async function openPage(
  address: string,
  context: BrowserContext,
): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}

/** In the page itself: the other mode opens a second page for each look, and is for frames of other sites, which we have none of. */
export async function expectNoViolations(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
}

const ASK_AGAIN_MS = 50;

/** A page needs a moment after a press or an answer: asks again until what is expected holds, or says how it does not. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}
