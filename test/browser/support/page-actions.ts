import { expect, type Locator, type Page } from '@playwright/test';

/** `waitForFunction` polls by eval, which the content security policy forbids. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  await expect(async () => expect(await page.evaluate(expression)).toBe(true)).toPass();
}

/** Does what changes something on the server, and waits for the response: a page shows the change at once, and a reload would abort the call. */
export async function untilStored(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && path.test(new URL(answer.url()).pathname),
  );
  await act();
  expect((await stored).ok()).toBe(true);
}

/** Points at something until its tooltip shows: a late picture moves it away from under the pointer. */
export async function hoverHint(what: Locator, words: string): Promise<void> {
  const hint = what.page().getByRole('tooltip').filter({ hasText: words }).first();
  await expect(async () => {
    await what.hover();
    expect(await hint.isVisible()).toBe(true);
  }).toPass();
}
