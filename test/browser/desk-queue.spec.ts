import { expect, type Page } from '@playwright/test';
import type { Database } from '#persistence/database';
import { buildArticle } from '../support/factories/articles.js';
import { buildReport } from '../support/factories/community.js';
import { buildReviewEntry } from '../support/factories/desk.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs } from './support/desk-test.js';
import { test } from './support/front-page-test.js';
import { misfitsOf } from './support/page-faults.js';

const QUEUE = '/admin/dashboard?tab=queue';

test.use({ siteOf: 'desk-queue', cards: 4 });
test.beforeEach(({ front }) => front.db.rows('truncate review_entry, inaccuracy_report'));

/** An entry about an unlisted story. A higher priority comes first. */
async function ask(db: Database, name: string, priority: number): Promise<number> {
  const topic = await buildTopic(db, { name, is_listed: false });
  return (await buildReviewEntry(db, { topic_id: topic.id, priority })).id;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('button');
const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const chosen = (page: Page, name: string) =>
  expect(evidence(page).getByRole('heading', { level: 2, name })).toBeVisible();
const said = (page: Page, words: string) => expect(page.getByRole('status').getByText(words)).toBeVisible();

test('is worked by keyboard', async ({ page, front, faults }) => {
  const { db } = front;
  await signUpAs('editor', page.context(), db, 'adelheid');
  for (const [at, name] of ['Dam holds', 'Mill closes', 'Bridge opens'].entries())
    await ask(db, name, 9 - at);
  await page.goto(QUEUE);
  await chosen(page, 'Dam holds');
  await expectNoViolations(page);
  await page.keyboard.press('j');
  await chosen(page, 'Mill closes');
  await page.keyboard.press('k');
  await chosen(page, 'Dam holds');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the queue' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('e');
  await page.keyboard.type('a single outlet');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await said(page, 'Refused: Dam holds');
  await chosen(page, 'Mill closes');
  await page.keyboard.press('s');
  await said(page, 'Skipped: Mill closes');
  await chosen(page, 'Bridge opens');
  await expect(rows(page)).toHaveText([/Bridge opens/, /Mill closes.*skipped by you/]);
  expect(await db.rows(`select reason from review_entry where state = 'refused'`)).toEqual([
    { reason: 'a single outlet' },
  ]);

  // Neither a look at another tab nor a lost connection lets the queue forget what was decided last.
  await page.getByRole('tab', { name: 'Topics' }).click();
  await page.getByRole('tab', { name: 'Queue' }).click();
  await chosen(page, 'Bridge opens');
  await page.route('**/undo', (route) => route.abort());
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toHaveText(/^The connection was lost/);
  await page.unroute('**/undo');
  await page.keyboard.press('u');
  await said(page, 'Taken back: Mill closes');
  await page.keyboard.press('u');
  await said(page, 'Taken back: Dam holds');
  await chosen(page, 'Dam holds');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('u');
  await said(page, 'There is no decision to take back.');

  await page.keyboard.press('a');
  await expect(page.getByRole('alert')).toHaveText('No worker is running, so nothing was changed.');
  await expectNoViolations(page);
  await page.keyboard.press('j');
  await chosen(page, 'Mill closes');
  faults.forgive(/503|ERR_FAILED/);
});

test('kinds of entries are whole words on a phone in another language', async ({
  newPage,
  front: { db },
}) => {
  const page = await newPage(DARK_PHONE);
  await signUpAs('editor', page.context(), db, 'edelgard');
  await page.addInitScript(`localStorage.setItem('language', 'de')`);
  const topics = [await buildTopic(db), await buildTopic(db)];
  const [topic_id, other_id] = topics.map(({ id }) => id);
  await buildReviewEntry(db, { kind: 'merge', rule: 'near_join', topic_id, other_id });
  await page.goto(QUEUE);
  await expect(page.getByText('Zusammenführen', { exact: true }).first()).toBeVisible();
  await expect(async () => expect(await misfitsOf(page)).toEqual([])).toPass();
});

test('opens entries on which nobody else works', async ({ page, newPage, front, faults }) => {
  const { db } = front;
  const other = await newPage();
  await signUpAs('editor', page.context(), db, 'gudrun');
  await signUpAs('editor', other.context(), db, 'gerlind');
  for (const [at, name] of ['Dam holds', 'Mill closes', 'Bridge opens'].entries())
    await ask(db, name, 9 - at);
  await other.goto(QUEUE);
  await expect(rows(other)).toHaveText([/Dam holds/, /Mill closes/, /Bridge opens/]);
  await expect
    .poll(() => db.rows('select 1 from review_entry where claimed_by_id is not null'))
    .toHaveLength(1);
  await page.goto(QUEUE);
  await chosen(page, 'Mill closes');
  await other.keyboard.press('j');
  await chosen(other, 'Mill closes');
  await other.keyboard.press('j');
  await chosen(other, 'Bridge opens');
  await expect(rows(page)).toHaveText([/Dam holds/, /Mill closes/, /Bridge opens.*claimed by gerlind/]);
  await page.keyboard.press('r');
  await said(page, 'Refused: Mill closes');
  await chosen(page, 'Dam holds');
  faults.forgive(/409/);
});

/** Whether the middle of the focused element can be seen. */
const SEEN = `(() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})()`;

test('the evidence that has the focus is not behind the decision', async ({ page, front: { db } }) => {
  await signUpAs('editor', page.context(), db, 'friedlinde');
  const topic = await buildTopic(db, { name: 'Long evidence', is_listed: false });
  for (let at = 0; at < 20; at++) await buildArticle(db, { topic_id: topic.id, title: `Evidence ${at}` });
  await buildReviewEntry(db, { topic_id: topic.id });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(QUEUE);
  await chosen(page, 'Long evidence');
  const links = evidence(page).getByRole('link', { name: /^Evidence/ });
  await links.first().focus();
  const count = await links.count();
  expect(count).toBeGreaterThan(5);
  for (let at = 0; at < count; at++) {
    await expect(links.nth(at)).toBeFocused();
    await expect.poll(() => page.evaluate(SEEN), `link ${at}`).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('shows who works on an entry, and who was faster', async ({ page, newPage, front, faults }) => {
  const { db } = front;
  const other = await newPage();
  await signUpAs('editor', page.context(), db, 'brunhild');
  await signUpAs('editor', other.context(), db, 'cunegund');
  const id = await ask(db, 'Dam holds', 9);
  await other.goto(QUEUE);
  await chosen(other, 'Dam holds');
  await page.goto(QUEUE);
  await expect(page.getByRole('alert')).toHaveText('cunegund is working on this entry.');
  await expect(evidence(page).getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await expect(rows(page)).toHaveText([/claimed by cunegund/]);
  await expectNoViolations(page);

  await db.rows('update review_entry set claimed_by_id = null, claimed_until = null');
  await page.reload();
  await expect(evidence(page).getByRole('button', { name: 'Refuse' })).toBeEnabled();
  await db.rows(
    `update review_entry set state = 'refused', version = version + 1, decided_at = now(),
            decided_by_id = (select id from user_account where username = 'cunegund') where id = $1`,
    [id],
  );
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toHaveText('Refused by cunegund just now.');
  await expect(page.getByText('Nothing waits for a decision.')).toBeVisible();
  faults.forgive(/409/);
});

test('keeps the entry that is read although the list moves, and says what became of it', async ({
  page,
  front,
}) => {
  const { db } = front;
  await signUpAs('editor', page.context(), db, 'eadgyth');
  const id = await ask(db, 'Dam holds', 9);
  await ask(db, 'Mill closes', 8);
  await page.goto(QUEUE);
  await chosen(page, 'Dam holds');
  await page.keyboard.press('e');
  await page.keyboard.type('of the dam only');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await chosen(page, 'Mill closes');
  await page.keyboard.press('k');
  await chosen(page, 'Dam holds');
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await page.keyboard.press('j');
  await chosen(page, 'Mill closes');
  await page.keyboard.press('e');
  await page.keyboard.type('Not yet');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await chosen(page, 'Dam holds');
  await expect(page.getByLabel('Reason')).toHaveValue('');

  await ask(db, 'Bridge opens', 99);
  await expect(rows(page)).toHaveText([/Bridge opens/, /Dam holds/, /Mill closes/]);
  await chosen(page, 'Dam holds');
  await db.rows(`update review_entry set state = 'withdrawn', decided_at = now() where id = $1`, [id]);
  await expect(evidence(page).getByText('Withdrawn: the story changed meanwhile.')).toBeVisible();
  await chosen(page, 'Dam holds');
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await chosen(page, 'Bridge opens');
  expect(await db.rows(`select 1 from review_entry where state in ('accepted', 'refused')`)).toEqual([]);

  await evidence(page).getByRole('button', { name: 'Skip' }).press('Enter');
  await said(page, 'Skipped: Bridge opens');
  await expect(evidence(page)).toBeFocused();
});

test('releases an entry when the page is left', async ({ page, front }) => {
  const { db } = front;
  await signUpAs('editor', page.context(), db, 'ethelburg');
  await ask(db, 'Dam holds', 9);
  await page.goto(QUEUE);
  const claims = async () =>
    (await db.rows('select 1 from review_entry where claimed_by_id is not null')).length;
  await expect.poll(claims).toBe(1);
  await page.goto('/about');
  await expect.poll(claims).toBe(0);
});

test('answers a report of a reader, and says what is missing', async ({
  newPage,
  front,
  faults,
  baseURL,
}) => {
  const { db } = front;
  const page = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
  const reader = await signUpAs('editor', page.context(), db, 'dorothea');
  const topic = await buildTopic(db, { name: '<b>Dam</b>, =1+1' });
  const report = await buildReport(db, reader, topic.id, { subject_name: '<b>Dam</b>, =1+1' });
  await buildReviewEntry(db, {
    ...{ kind: 'report', rule: 'reader_report', key: `report:${report.id}` },
    ...{ topic_id: topic.id, other_id: report.id },
  });
  await page.goto(QUEUE);
  await chosen(page, '<b>Dam</b>, =1+1');
  await expect(evidence(page).getByText('The dam holds less water than that.')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toHaveText('Please tell the reader why, in at least 10 characters');
  await expect(page.getByLabel('Answer to the reader')).toBeFocused();
  await page.keyboard.type('The owner confirmed it.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await said(page, 'Refused: <b>Dam</b>, =1+1');
  await page.goto('/profile/reports');
  await expect(page.getByText('The owner confirmed it.')).toBeVisible();

  await page.goto(QUEUE);
  await page.getByRole('button', { name: 'Decided' }).click();
  await evidence(page).getByRole('button', { name: 'Take back' }).click();
  await said(page, 'Taken back: <b>Dam</b>, =1+1');
  await expectNoViolations(page);
  faults.forgive(/400/);
});

test('says what to do if the queue cannot be loaded', async ({ page, front, faults }) => {
  await signUpAs('editor', page.context(), front.db, 'ermengard');
  await page.route('**/api/admin/queue?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(QUEUE);
  await expect(page.getByText('The queue could not be loaded.')).toBeVisible();
  await page.unroute('**/api/admin/queue?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Nothing waits for a decision.')).toBeVisible();
  faults.forgive(/500/);
});
