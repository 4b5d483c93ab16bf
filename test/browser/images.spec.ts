import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Database } from '#persistence/database';
import { buildArticle } from '../support/factories/articles.js';
import { fileWidth, test } from './support/outlet-test.js';

const DATA = mkdtempSync(join(tmpdir(), 'pictures-'));
const PROXIED = { DATA_DIR: DATA, IMAGE_OPEN_RANGES: '127.0.0.1/32' };

test.use({ siteOf: 'images', settings: PROXIED });
test.afterAll(() => rmSync(DATA, { recursive: true, force: true }));

/** An article with a picture beside its headline and two in its text. The last one is missing. */
async function buildPictured(db: Database, origin: string): Promise<string> {
  const content = ['/dam.jpg', '/missing.jpg']
    .map((path) => `<p>The dam of Orrin.</p><img src="${origin}${path}" alt="A dam" loading="lazy">`)
    .join('');
  const { slug } = await buildArticle(db, { image_url: `${origin}/dam.jpg`, content });
  return slug;
}

const header = (page: Page) => page.locator('article header img');
/** The hosts that a page asks. */
const hostsOf = (page: Page) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
};

test.describe("an outlet's pictures", () => {
  for (const { name, viewport, scale } of [
    { name: 'a desktop', viewport: { width: 1440, height: 900 }, scale: 1 },
    { name: 'a phone', viewport: { width: 390, height: 844 }, scale: 3 },
  ])
    test(`come from this server, in the size that ${name} shows`, async ({
      newPage,
      front,
      outlet,
      faults,
    }) => {
      const slug = await buildPictured(front.db, outlet.origin);
      const page = await newPage({ viewport, deviceScaleFactor: scale, baseURL: front.address });
      const hosts = hostsOf(page);
      await page.goto(`/articles/${slug}`);
      await expect(header(page)).toHaveAttribute('src', /^\/images\//);
      await expect.poll(() => fileWidth(header(page))).toBeGreaterThan(0);
      const shown = await header(page).evaluate((image: { currentSrc: string }) => image.currentSrc);
      expect(shown).toContain(scale === 1 ? 'width=960' : 'width=1440');
      await page.getByText('Read the full article').scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: 'A dam' }).last()).toHaveClass(/missing/);
      expect([...hosts]).toEqual([new URL(front.address).host]);
      faults.forgive(/404/);
    });

  test('are small beside headlines', async ({ page, front, outlet }) => {
    await front.db.rows('update article set image_url = $1', [`${outlet.origin}/dam.jpg`]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const images = page.locator('main article img');
    await expect.poll(() => fileWidth(images.first())).toBeGreaterThan(0);
    const pictures = asked.filter((url) => url.includes('/images/'));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => !/width=(?:160|320)$/.test(url))).toEqual([]);
  });
});

test('the privacy page says that pictures come from this server', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Pictures of outlets come through this server')).toBeVisible();
  await expect(page.getByText("from the outlets' own servers")).toHaveCount(0);
});
