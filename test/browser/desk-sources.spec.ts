import { expect } from '@playwright/test';
import { goLive } from '#persistence/news-clock';
import { buildArticle } from '../support/factories/articles.js';
import { buildSource } from '../support/factories/sources.js';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs, toast } from './support/desk-test.js';
import { test } from './support/front-page-test.js';

const SOURCES = '/admin/dashboard?tab=sources';

test.use({ siteOf: 'desk sources', cards: 4 });
test.beforeEach(({ front }) => goLive(front.db));

for (const [name, options] of [
  ['aurelia', {}],
  ['aurore', DARK_PHONE],
] as const)
  test(`labels, domains and quotas of a source are set and given back (${name})`, async ({
    newPage,
    front,
    faults,
    baseURL,
  }) => {
    const { db } = front;
    const page = await newPage({ ...options, ...(baseURL !== undefined && { baseURL }) });
    await signUpAs('admin', page.context(), db, name);
    const source = await buildSource(db, { name: `Rill ${name}`, bias: null });
    await page.goto(`${SOURCES}&view=directory`);
    await page.getByLabel('Search sources').fill(`rill ${name}`);
    await expect(page.getByText('1 source', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Edit Rill ${name}` }).click();
    const bias = page.getByRole('form', { name: 'Edit Bias label' });
    await bias.getByLabel('Bias label').selectOption('center-left');
    await bias.getByRole('button', { name: 'Save' }).click();
    await expect(bias.getByText('From: set by an operator')).toBeVisible();
    await expect(bias.getByRole('button', { name: 'Save' })).toBeFocused();
    await expectNoViolations(page);
    await expect(bias.getByRole('button', { name: 'Release' })).toBeEnabled();
    await bias.getByRole('button', { name: 'Release' }).press('Enter');
    await expect(bias.getByRole('button', { name: 'Save' })).toBeFocused();
    await expect(toast(page, 'Released to the directory')).toBeVisible();
    const country = page.getByRole('form', { name: 'Edit Country' });
    await country.getByLabel('Country').fill('QX');
    await country.getByRole('button', { name: 'Save' }).click();
    await expect(country.getByText('Please enter the two letters of a country, such as GB')).toBeVisible();
    const quotas = page.getByRole('form', { name: 'Quotas' });
    await quotas.getByLabel('Items a visit').fill('many');
    await quotas.getByRole('button', { name: 'Save quotas' }).click();
    await expect(quotas.getByText(/^Please enter a whole number from 1/)).toBeVisible();
    await quotas.getByLabel('Items a visit').fill('20');
    await quotas.getByLabel('Items a visit').press('Enter');
    await expect(toast(page, 'Quotas saved')).toBeVisible();
    await expect(quotas.getByLabel('Items a visit')).toBeFocused();
    await page.getByLabel('Another domain').fill(`other-${name}.example`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`other-${name}.example`)).toBeVisible();
    const remove = page.getByRole('button', { name: `Remove other-${name}.example` });
    await expect(remove).toBeEnabled();
    await remove.press('Enter');
    await expect(page.getByText(`other-${name}.example`)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Other domains' }).getByRole('list')).toBeFocused();
    const channel = `UC${String(source.id).padStart(22, '0')}`;
    await page.getByLabel('Another domain').fill(`https://www.youtube.com/channel/${channel}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`youtube.com/channel/${channel.toLowerCase()}`)).toBeVisible();
    await page.getByLabel('Disable because').fill('It asked us to stop.');
    await page.getByRole('button', { name: 'Disable', exact: true }).press('Enter');
    await expect(page.getByText('Disabled: It asked us to stop.')).toBeVisible();
    await expectNoViolations(page);
    await expect(page.getByRole('button', { name: 'Enable the source' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Enable the source' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Disabled: It asked us to stop.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeFocused();

    await db.rows(
      `insert into audit_entry (at, action, object_kind, object_id, payload)
       values (now(), 'source_corrected', 'source', $1, '{}')`,
      [source.id],
    );
    await quotas.getByLabel('Items a day').fill('100');
    await quotas.getByRole('button', { name: 'Save quotas' }).click();
    await expect(toast(page, 'Changed by an operator just now.')).toBeVisible();
    await expect(quotas.getByLabel('Items a day')).toHaveValue('100');
    await expect(quotas.getByText(/^Somebody else/)).toHaveCount(0);
    await db.rows('update source set day_quota = 90 where id = $1', [source.id]);
    await db.rows(
      `insert into audit_entry (at, action, object_kind, object_id, payload)
       values (now(), 'source_corrected', 'source', $1, '{}')`,
      [source.id],
    );
    await quotas.getByRole('button', { name: 'Save quotas' }).click();
    await expect(quotas.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
    await expect(quotas.getByLabel('Items a day')).toHaveValue('100');
    await quotas.getByRole('button', { name: 'Save quotas' }).click();
    await expect(toast(page, 'Quotas saved')).toBeVisible();
    await expect(quotas.getByText(/^Somebody else/)).toHaveCount(0);
    faults.forgive(/409/);
  });

test('a channel that is a source of its own is merged only after a confirmation', async ({
  page,
  front: { db },
  faults,
}) => {
  await signUpAs('admin', page.context(), db, 'aemilia');
  const channel = 'youtube.com/channel/ucfenlantern23456789-_ab';
  await buildSource(db, { name: 'Fen Lantern' });
  const double = await buildSource(db, { name: 'Fen Lantern TV', domain: channel });
  await buildArticle(db, { source_id: double.id });
  await page.goto(`${SOURCES}&view=directory`);
  await page.getByRole('button', { name: 'Edit Fen Lantern', exact: true }).click();
  const address = page.getByLabel('Another domain');
  const typed = 'https://www.youtube.com/channel/UCFenLantern23456789-_ab';
  await address.fill(typed);
  await address.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge “Fen Lantern TV” into “Fen Lantern”?' });
  await expect(dialog).toContainText('“Fen Lantern TV” is a source of its own, with 1 article.');
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(typed);

  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(address).toHaveValue(typed);
  expect(await db.rows('select 1 from source where id = $1', [double.id])).toHaveLength(1);

  await add.press('Enter');
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(toast(page, 'Source merged')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(address).toHaveValue('');
  await expect(page.getByRole('button', { name: `Remove ${channel}` })).toBeVisible();
  expect(await db.rows('select 1 from source where id = $1', [double.id])).toEqual([]);
  faults.forgive(/409/);
});

test('a list of feeds is imported with a result for each line, and exported', async ({
  page,
  front,
  faults,
}) => {
  await signUpAs('admin', page.context(), front.db, 'apollonia');
  await page.goto(`${SOURCES}&view=opml`);
  const file = (text: string) => ({ name: 'list.opml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  const outline = (url: string) => `<outline text="Rill" xmlUrl="${url}"/>`;
  const list = ['https://rill.example/feed', 'http://10.0.0.1/feed'].map(outline).join('');
  const input = page.getByLabel('Import an OPML file');
  await input.setInputFiles(file('<html></html>'));
  await expect(page.getByText('This is not an OPML list, or it is nested too deeply.')).toBeVisible();
  await input.setInputFiles(file(' '.repeat(10_000_000)));
  await expect(page.getByText('This list is larger than 5 MB.')).toBeVisible();
  await input.setInputFiles(file(`<opml version="2.0"><body>${list}</body></opml>`));
  await expect(page.getByText('1 added, 0 already known, 1 refused.')).toBeVisible();
  await expect(page.getByText('10.0.0.1 is not on the public internet.')).toBeVisible();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the list' }).click();
  expect((await download).suggestedFilename()).toBe('followthrough.opml');
  faults.forgive(/400/);
});

test('alerts are shown until they are marked as read', async ({ page, front }) => {
  await signUpAs('admin', page.context(), front.db, 'anthelia');
  await front.db.rows(
    `insert into operator_alert (kind, fact_key, payload, created_at)
     values ('source_flooded', 'source_flooded:1:2026-09-14', '{"exceeded": "visit", "quota": 20, "over": 180}', now())`,
  );
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/Published more than the quota of 20 items a visit/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: '1 unread alert' }).press('Enter');
  await expect(page.getByText(/^Published more than the quota of 20 items a visit/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('No alerts.')).toBeVisible();
});
