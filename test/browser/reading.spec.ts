import { rmSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { dataFolder, type Launcher, startLauncher } from '../support/launcher.js';

const START_LIMIT_MS = 240_000;

let launcher: Launcher;
let browser: Browser;
let data: string;

beforeAll(async () => {
  data = dataFolder();
  launcher = await startLauncher({ DATA_DIR: data, RECORDED_BACKFILL: 'all' });
  await launcher.ready;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
  });
}, START_LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  launcher?.child.kill('SIGINT');
  const ended = await launcher?.ended;
  rmSync(data, { recursive: true, force: true });
  expect(ended?.code).toBe(0);
}, 60_000);

/** A page whose console errors and failed answers are collected: a test ends by expecting none. */
async function open(path: string, context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${launcher.address}${path}`);
  return { page, faults };
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
}

describe('reading the fictional fortnight', () => {
  it('goes from Home by a chip to a story with a verified milestone', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, faults } = await open('/', context);
    await page.getByRole('heading', { name: 'News Feed' }).waitFor();
    await page
      .getByText('all of it')
      .or(page.getByText(/invented|fictional/i))
      .first()
      .waitFor();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBeGreaterThanOrEqual(12);
    await expectNoViolations(page);

    await page.getByRole('button', { name: /^politics$/i }).click();
    await page.getByText(/^Showing \d+ filtered articles$/).waitFor();
    const shown = await page.getByText(/^Showing \d+ filtered articles$/).textContent();
    expect(Number(shown?.match(/\d+/)?.[0])).toBeGreaterThan(0);

    const verified = await firstVerifiedTopic();
    await page.goto(`${launcher.address}/topics/${verified.slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/[3-9]\d* independent origins · \d+ outlets/)
      .first()
      .waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it("follows a card's 'Track Story' to its story page", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { page, faults } = await open('/', context);
    await page
      .getByRole('link', { name: /Track Story/ })
      .or(page.getByRole('button', { name: /Track Story/ }))
      .first()
      .click();
    await page.waitForURL(/\/story\/\d+\?tracked=true/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('refuses a second start on the same data in one sentence', async () => {
    const second = await startLauncher({ DATA_DIR: data });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Another start already runs on the data folder .*\.$/m);
    const answer = await fetch(`${launcher.address}/api/health/ready`);
    expect(answer.status).toBe(200);
  }, 60_000);
});

interface ApiTopic {
  id: number;
  slug: string;
}

/** A listed topic with a milestone of three independent origins. */
async function firstVerifiedTopic(): Promise<ApiTopic> {
  const topics = (await (await fetch(`${launcher.address}/api/topics`)).json()) as ApiTopic[];
  for (const topic of topics) {
    const answer = await fetch(`${launcher.address}/api/topics/${topic.id}/milestones`);
    const milestones = (await answer.json()) as { confirmationLevel: string }[];
    if (milestones.some((milestone) => milestone.confirmationLevel === 'verified')) return topic;
  }
  throw new Error('no listed topic has a verified milestone');
}
