import { setTimeout as wait } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';

/** For slow machines, whatever is waited for: what never comes is found all the same. */
const PATIENCE_MS = 120_000;

/** A browser whose contexts, and all that is waited for in them, are as patient. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    timeout: PATIENCE_MS,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}

/** A page whose console errors and failed answers are collected: a test ends by expecting none. */
export async function openPage(
  address: string,
  context: BrowserContext,
): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
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

/** What fades in or moves ends; what turns for ever, such as a spinner, is not waited for. */
const AT_REST = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

/**
 * As the page is at rest: text that is fading has another contrast, and a look takes long enough for a message to go meanwhile.
 * In the page itself: the other mode opens a second page for each look, and is for frames of other sites, which we have none of.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await eventually(async () => {
    await untilTrue(page, AT_REST);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
  });
}

/** `waitForFunction` asks again by eval, which the content security policy forbids: it fails unless the first look is the last. */
export function untilTrue(page: Page, expression: string): Promise<void> {
  return eventually(async () => expect(await page.evaluate(expression)).toBe(true));
}

/** Does what changes something on the server, and waits for its answer: a page shows it at once, and a reload would cut the call off. */
export async function untilStored(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && path.test(new URL(answer.url()).pathname),
  );
  await act();
  expect((await stored).ok()).toBe(true);
}

/** Points at something until its hint shows: what comes late, such as a picture, moves it away from under the pointer. */
export async function hoverHint(what: Locator, words: string): Promise<void> {
  const hint = what.page().getByRole('tooltip').filter({ hasText: words }).first();
  await eventually(async () => {
    await what.hover();
    expect(await hint.isVisible()).toBe(true);
  });
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
