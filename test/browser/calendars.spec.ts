import { expect } from '@playwright/test';
import { buildArticle } from '../support/factories/articles.js';
import { buildFollow } from '../support/factories/reading.js';
import { buildSource } from '../support/factories/sources.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildAnnouncedStep } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/front-page-test.js';
import { doubleClick } from './support/page-actions.js';
import { signUp } from './support/sign-up.js';

test.use({ siteOf: 'calendars', cards: 12 });

test('a story and what a reader follows go into a calendar', async ({ page, front: { db } }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const topic = await buildTopic(db, { name: 'Orrin dam', is_listed: true });
  const article = await buildArticle(db, { topic_id: topic.id });
  await buildAnnouncedStep(db, topic.id, [article.id], { day: '2099-03-14' });

  await page.goto(`/topics/${topic.slug}`);
  const next = page.getByRole('region', { name: 'What is next' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    next.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${topic.slug}.ics`);
  await next.getByRole('button', { name: 'Copy calendar address' }).click();
  await expect(page.getByText('Calendar address copied.').first()).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/topics\/[^/]+\/calendar\.ics$/);

  // A browser without a clipboard: there is nothing to select here.
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
  await next.getByRole('button', { name: 'Copy calendar address' }).click();
  await expect(page.getByText('The calendar address could not be copied.').first()).toBeVisible();
  await expect(page.getByText(/select/)).toHaveCount(0);

  const { id: reader } = await signUp(page.context(), 'orla');
  await buildFollow(db, reader, topic.id);
  await page.goto('/following');
  const section = page.getByRole('region', { name: 'Calendar and feeds' });
  const create = section.getByRole('button', { name: 'Create private addresses' });
  const sent = await doubleClick(page, /\/private-address$/, create);
  const address = section.getByRole('textbox', { name: 'Calendar address' });
  const calendar = await address.inputValue();
  expect(sent).toEqual(['POST']);
  const made = page.getByRole('textbox', { name: 'Calendar address' });
  await expect(section.getByRole('status').filter({ has: made })).toBeFocused();
  await section.getByRole('button', { name: 'Copy Calendar address' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(calendar);
  await expect(section.getByText(/not used yet/)).toBeVisible();
  await expectNoViolations(page);
  const answer = await page.request.get(calendar);
  expect(await answer.text()).toContain('SUMMARY;LANGUAGE=en:Orrin dam');

  await page.reload();
  await expect(section.getByText(/last used/)).toBeVisible();
  await expect(address).toBeHidden();
  await section.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(section.getByRole('button', { name: 'Create private addresses' })).toBeVisible();
  expect((await page.request.get(calendar)).status()).toBe(404);
});

test('a reader follows the sources of an OPML list, and downloads the followed ones', async ({
  page,
  front: { db },
}) => {
  const source = await buildSource(db, { name: 'Orrin Herald', domain: 'orrin-herald.example' });
  await signUp(page.context(), 'oren');
  await page.goto('/following');
  const section = page.getByRole('region', { name: 'Followed sources' });
  const file = section.getByLabel('Follow the sources of an OPML file');
  const outlines = ['https://orrin-herald.example/rss', 'https://elsewhere.example/rss']
    .map((url) => `<outline text="A feed" xmlUrl="${url}"/>`)
    .join('');
  await file.setInputFiles({
    name: 'feeds.opml',
    mimeType: 'text/x-opml',
    buffer: Buffer.from(`<opml version="2.0"><body>${outlines}</body></opml>`),
  });
  await expect(section.getByText('1 followed, 0 already followed, 1 not followed.')).toBeVisible();
  const results = section.getByRole('list', { name: 'Results' });
  await expect(results.getByText('No such source here')).toBeVisible();
  await expect(results.getByRole('link', { name: source.name })).toBeVisible();
  await expectNoViolations(page);
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Download as OPML' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('followed-sources.opml');

  await page.goto(`/sources/${source.slug}`);
  const others = page.getByRole('region', { name: 'In other programs' });
  await expect(others.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    `/sources/${source.slug}/calendar.ics`,
  );
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveCount(1);
});
