import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { EMBED_SIZE, embedCode } from '#contract/site';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildMilestone } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/front-page-test.js';

test.use({ siteOf: 'embed', cards: 12 });

const LONG =
  'Council votes 7 to 4 to reopen the Orrin valley road after engineers find the second spillway gate safe, but refuses to pay for the bridge that farmers asked for';

/** How much of a page does not fit into its window. */
const OVERFLOW =
  '[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]';

/** The tests' tools try to run theirs. */
const NO_SCRIPTS = /frame is sandboxed and the 'allow-scripts' permission is not set/;

/** A page of another site. */
async function serve(html: string): Promise<{ server: Server; address: string }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('a story fits into its frame on another page, which can do nothing with it', async ({
  page,
  newPage,
  faults,
  front: { db, address },
}) => {
  const topic = await buildTopic(db, {
    ...{ name: LONG, label: 'Orrin valley road', status: 'developing', stands_text: `In short: ${LONG}` },
    ...{ estimated_completion_percent: 35, article_count: 48, source_count: 17, origin_count: 6 },
  });
  for (const hours of [1, 2, 3, 4]) {
    const articles = await Promise.all([0, 1, 2].map(() => buildArticle(db, { topic_id: topic.id })));
    const ids = articles.slice(0, hours).map(({ id }) => id);
    const milestone = await buildMilestone(db, topic.id, ids, { title: LONG, date: hoursAfter(hours) });
    await db.kysely
      .updateTable('topic')
      .set({ stands_milestone_id: milestone.id })
      .where('id', '=', topic.id)
      .execute();
  }

  for (const width of [EMBED_SIZE.narrowest, 390, EMBED_SIZE.width])
    for (const colorScheme of ['light', 'dark'] as const) {
      const frame = await newPage({ viewport: { width, height: EMBED_SIZE.height }, colorScheme });
      await frame.goto(`${address}/embed/story/${topic.id}`);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(LONG);
      await expect(frame.getByRole('listitem')).toHaveCount(3);
      expect([width, ...(await frame.evaluate<number[]>(OVERFLOW))]).toEqual([width, 0, 0]);
      // The frame runs no scripts, so neither does axe.
      const html = await (await page.request.get(frame.url())).text();
      await frame.goto('about:blank');
      await frame.setContent(html);
      await expectNoViolations(frame);
      await frame.context().close();
    }

  const phone = await serve(
    `<!doctype html><html lang="en"><title>Phone</title><meta name="viewport" content="width=device-width"><body>${embedCode(topic, { origin: address })}</body></html>`,
  );
  try {
    const host = await newPage({ viewport: { width: 390, height: 844 } });
    await host.goto(phone.address);
    const [, story] = host.frames();
    await expect(host.frameLocator('iframe').getByRole('listitem')).toHaveCount(3);
    expect(await story?.evaluate<number>('innerWidth')).toBe(374);
    expect(await story?.evaluate<number[]>(OVERFLOW)).toEqual([0, 0]);
    await host.context().close();
  } finally {
    phone.server.close();
  }

  const frames = [`/topics/${topic.slug}`, '/auth'].map(
    (path) => `<iframe src="${address}${path}"></iframe>`,
  );
  const hostile = await serve(
    `<!doctype html><html lang="en"><title>Hostile</title><body>${embedCode(topic, { origin: address }).replace(/ sandbox="[^"]*"/, '')}${frames.join('')}</body></html>`,
  );
  try {
    await page.goto(hostile.address);
    const [embedded, ...others] = page.frames().slice(1);
    await expect(embedded?.getByRole('heading', { level: 1 }) ?? page.locator('none')).toHaveText(LONG);
    // The page took the sandbox off; the policy of the frame keeps it.
    expect(await embedded?.evaluate('self.origin')).toBe('null');
    for (const other of others) await expect(other.locator('body')).not.toContainText('Followthrough');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      embedded?.getByRole('link', { name: 'Follow this story on Followthrough' }).click(),
    ]);
    await expect(tab).toHaveURL(`${address}/story/${topic.id}`);
    expect(await tab.evaluate('window.opener')).toBeNull();
    await tab.close();
    await page.goto('about:blank');
  } finally {
    hostile.server.close();
  }
  faults.forgive(NO_SCRIPTS);
  faults.forgive(/frame-ancestors|Framing|refused to connect|X-Frame-Options/);
});

test('a reader shares a story and copies the code that embeds it', async ({
  page,
  faults,
  front: { db, address },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const topic = await buildTopic(db, { name: 'Orrin "dam" & road' });
  await page.goto(`/topics/${topic.slug}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this story' });
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  // The page below is inert, and nothing there is announced.
  await expect(dialog.getByRole('status')).toHaveText('Address copied.');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${address}/topics/${topic.slug}`);
  await dialog.getByRole('button', { name: 'Close the message' }).click();
  await expect(dialog.getByRole('button', { name: 'Close the message' })).toHaveCount(0);
  await dialog.getByLabel('Theme').selectOption('Dark');
  await dialog.getByRole('button', { name: 'Copy embed code' }).click();
  const code = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(code).toBe(embedCode(topic, { origin: address, theme: 'dark' }));
  expect(code).toContain('title="Orrin &quot;dam&quot; &amp; road"');
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: topic.name })).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  faults.forgive(NO_SCRIPTS);
});
