import { expect } from '@playwright/test';
import { FEED_MESSAGES } from '#contract/desk';
import { Meta } from '#contract/site';
import { buildFeed, buildFeedVisit } from '../support/factories/ingest.js';
import { buildSource } from '../support/factories/sources.js';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs } from './support/desk-test.js';
import { test } from './support/front-page-test.js';

test.use({ siteOf: 'desk feeds', cards: 4 });

for (const [name, options] of [
  ['fedora', {}],
  ['ottoline', DARK_PHONE],
] as const)
  test(`pauses, resumes and checks feeds, and explains them (${name})`, async ({
    newPage,
    front,
    faults,
    baseURL,
  }) => {
    const { db } = front;
    const page = await newPage({ ...options, ...(baseURL !== undefined && { baseURL }) });
    const meta = Meta.parse(await (await page.request.get('/api/meta')).json());
    const source = await buildSource(db, { name: `Orrin ${name}` });
    const { id } = await buildFeed(db, {
      source_id: source.id,
      url: `https://${name}.example/feed`,
      recording: meta.recording?.name ?? null,
      last_checked_at: new Date(),
      failure_count: 2,
      failing_since: new Date(),
      last_outcome: 'server_error',
      last_detail: 'HTTP 503',
    });
    await buildFeedVisit(db, id, { outcome: 'server_error', detail: 'HTTP 503' });
    await signUpAs('admin', page.context(), db, name);
    await page.goto('/admin/dashboard?tab=sources');
    await page.getByLabel('Search feeds').fill(`${name}.example`);
    await expect(page.getByText(/^Failing for .*the server reported an error \(HTTP 503\)/)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^History.*${name}`) }).click();
    await expect(page.getByRole('cell', { name: 'the server reported an error (HTTP 503)' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: new RegExp(`^Pause.*${name}`) }).press('Enter');
    await expect(page.getByText(FEED_MESSAGES.paused).first()).toBeVisible();
    await expect(page.getByText('Paused until an operator resumes it.')).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^Resume.*${name}`) })).toBeFocused();
    await page.getByRole('button', { name: new RegExp(`^Resume.*${name}`) }).click();
    await expect(page.getByText(FEED_MESSAGES.resumed).first()).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Check now.*${name}`) }).click();
    await expect(page.getByText(FEED_MESSAGES.due).first()).toBeVisible();
    await page.getByLabel('State').selectOption('dead');
    await expect(page.getByText(FEED_MESSAGES.none)).toBeVisible();
    await page.getByLabel('Address').fill('gopher://herald.example');
    await page.getByRole('button', { name: 'Find feeds' }).click();
    await expect(page.getByText('This is not an HTTP(S) URL.')).toBeVisible();
    await page.getByLabel('Address').fill('http://10.0.0.1/');
    await page.getByRole('button', { name: 'Find feeds' }).click();
    await expect(page.getByText(/At this address: its host is not on the public internet/)).toBeVisible();
    await expectNoViolations(page);
    faults.forgive(/\b400\b/);
  });
