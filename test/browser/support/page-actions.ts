import { expect, type Locator, type Page } from '@playwright/test';

/** `waitForFunction` polls by eval, which the content security policy forbids. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  await expect(async () => expect(await page.evaluate(expression)).toBe(true)).toPass();
}

/** Runs an action and waits for the server's response. The page shows the change at once, and a reload would abort the call. */
export async function untilStored(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && path.test(new URL(answer.url()).pathname),
  );
  await act();
  expect((await stored).ok()).toBe(true);
}

/** Double-clicks while the server's answers are held back. Returns the methods of the calls that changed something. */
export async function doubleClick(page: Page, path: RegExp, what: Locator): Promise<string[]> {
  const sent: string[] = [];
  const clicked = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    const method = route.request().method();
    if (method !== 'GET') {
      sent.push(method);
      await clicked.promise;
    }
    await route.fallback();
  });
  await what.dblclick();
  clicked.resolve();
  return sent;
}

/** Hovers until the tooltip shows: a picture that loads late can move the element away from the pointer. */
export async function hoverHint(what: Locator, words: string): Promise<void> {
  const hint = what.page().getByRole('tooltip').filter({ hasText: words }).first();
  await expect(async () => {
    await what.hover();
    expect(await hint.isVisible()).toBe(true);
  }).toPass();
}

/** Chooses a tab. What loads late above it can move it between press and release, which is no click. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
}
