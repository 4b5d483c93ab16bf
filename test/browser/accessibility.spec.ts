import { expect, test } from '@playwright/test';
import { violationsOf } from './support/accessibility.js';

const documentOf = (main: string) =>
  `<!doctype html><html lang="en"><title>Orrin</title><main style="background: #fff"><h1>Orrin dam</h1>${main}</main>`;
const text = (colour: string, words = 'holds') => `<p style="color: ${colour}">${words}</p>`;

test('the check of accessibility finds pale text, a missing name, and colours that change meanwhile', async ({
  page,
}) => {
  const pale = text('rgb(170, 170, 170)');
  await page.setContent(documentOf(text('rgb(20, 20, 20)').repeat(2)));
  expect(await violationsOf(page)).toEqual([]);
  await page.setContent(documentOf(`${text('rgb(20, 20, 20)')}${pale}${pale}<button></button>`));
  expect(await violationsOf(page)).toEqual(['button-name: <button></button>', `color-contrast: ${pale}`]);
  await page.locator('button').evaluate((button) => button.remove());
  await page.locator('main').evaluate((main) => main.setAttribute('style', 'background: rgb(20, 20, 20)'));
  expect(await violationsOf(page)).toEqual(['color-contrast: <h1>Orrin dam</h1>']);
  await page
    .locator('main')
    .evaluate((main) => main.setAttribute('style', 'background: rgba(20, 20, 20, 0.02)'));
  expect(await violationsOf(page)).toEqual([`color-contrast: ${pale}`]);
});
