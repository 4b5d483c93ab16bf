import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/dam-story-test.js';
import { signUp } from './support/sign-up.js';

test.use({ siteOf: 'comfort' });

const headline = (page: Page) => page.locator('main h1');
const textSize = async (page: Page) =>
  Number.parseFloat(
    await page.evaluate<string>("getComputedStyle(document.querySelector('main h1')).fontSize"),
  );
const paper = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');

test('a reader chooses size, width, contrast and typeface of text', async ({ page, story }) => {
  await page.goto(`/articles/${story.slug}`);
  await expect(headline(page)).toBeVisible();
  const usual = await textSize(page);
  const opener = page.getByRole('button', { name: 'Reading comfort' });
  const dialog = page.getByRole('dialog', { name: 'Reading comfort' });

  await opener.click();
  await dialog.getByLabel('Text size').selectOption('Larger');
  await dialog.getByLabel('Width of text').selectOption('Narrow');
  await dialog.getByLabel('Contrast').selectOption('High');
  await dialog.getByLabel('Typeface').selectOption('OpenDyslexic');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await textSize(page)).toBeCloseTo(usual * 1.25, 1);
  await expect(headline(page)).toHaveCSS('font-family', /^"?OpenDyslexic/);
  await expect.poll(() => page.evaluate(`document.fonts.check('16px OpenDyslexic')`)).toBe(true);
  expect(await paper(page)).toBe('rgb(255, 255, 255)');
  await expectNoViolations(page);

  await page.addInitScript(`addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.first = { ...document.documentElement.dataset };
  }, true)`);
  await page.reload();
  const chosen = { text: 'larger', width: 'narrow', contrast: 'high', typeface: 'dyslexic' };
  expect(await page.evaluate('window.first')).toMatchObject(chosen);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Reading comfort' }).click();
  await dialog.getByLabel('Text size').selectOption('Standard');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate('document.documentElement.dataset.text')).toBe('standard');
});

test('contrast is high if the system asks for it', async ({ page, story }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.goto(`/articles/${story.slug}`);
  await expect(headline(page)).toBeVisible();
  expect(await paper(page)).toBe('rgb(0, 0, 0)');
  await expectNoViolations(page);
});

const styleOf = (locator: Locator, property: string, part?: string) =>
  locator.evaluate(
    (element, [name, pseudo]) =>
      element.ownerDocument.defaultView?.getComputedStyle(element, pseudo).getPropertyValue(name ?? ''),
    [property, part] as const,
  );

test('what is chosen can be seen if the system replaces all colours', async ({ page, story: _ }) => {
  await signUp(page.context(), 'forcella');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/profile?tab=notifications');
  const on = page.getByRole('switch', { name: 'Story resolutions', checked: true });
  const off = page.getByRole('switch', { name: 'Recommended new stories', checked: false });
  const ground = 'background-color';
  expect(await styleOf(on, ground)).not.toBe(await styleOf(off, ground));
  for (const each of [on, off])
    expect(await styleOf(each, ground, '::before')).not.toBe(await styleOf(each, ground));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const line = 'border-bottom-color';
  expect(await styleOf(tab('Notifications'), line)).not.toBe(await styleOf(tab('History'), line));
  const theme = (name: string) => page.getByRole('radio', { name }).locator('..');
  expect(await styleOf(theme('System theme'), ground)).not.toBe(await styleOf(theme('Dark theme'), ground));

  await page.goto('/discover');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(await styleOf(chip('All'), ground)).not.toBe(await styleOf(chip('Health'), ground));
  await expectNoViolations(page);
});
