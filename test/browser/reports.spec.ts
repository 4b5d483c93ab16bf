import { expect, type Page } from '@playwright/test';
import { type Database } from '#persistence/database';
import { buildDetailedTopic } from '../support/detailed-topic.js';
import { buildSource } from '../support/factories/sources.js';
import { expectNoViolations } from './support/accessibility.js';
import { test as base } from './support/front-page-test.js';
import { whileRefused } from './support/refused-changes.js';
import { PASSWORD, signUp } from './support/sign-up.js';

const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
const TOPIC = '/topics/the-quennel-aqueduct';

const test = base.extend<object, { story: undefined }>({
  story: [
    async ({ front }, use) => {
      await buildDetailedTopic(front.db);
      await buildSource(front.db, { name: 'Valley Post', slug: 'valley-post' });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'reports', cards: 4 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report an inaccuracy' });
const report = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Report an inaccuracy' }).first();

/** Opens a dialog and sends a report. Returns its tracking ID. */
async function send(page: Page, type: string, text: string, links = ''): Promise<string> {
  await dialog(page).getByLabel('What is wrong?').selectOption(type);
  await dialog(page).getByLabel('Description').fill(text);
  await dialog(page).getByLabel('Evidence').fill(links);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  return dialog(page)
    .getByText(/^FT-\w{4}-\w{4}$/)
    .innerText();
}

async function decide(db: Database, trackingId: string, state: string, note: string): Promise<void> {
  await db.rows(
    'update inaccuracy_report set state = $2, note = $3, decided_at = now() where tracking_id = $1',
    [trackingId, state, note],
  );
}

test('leads visitors to sign-in and back', async ({ page, newPage }) => {
  await signUp((await newPage()).context(), 'walburga');
  await page.goto(TOPIC);
  await report(page).click();
  await expect(dialog(page).getByText(/^Please sign in first/)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(report(page)).toBeFocused();
  await report(page).click();
  await dialog(page).getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username or email', { exact: true }).fill('walburga');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(TOPIC);
});

test('takes reports on a topic, a milestone and a source, and shows what became of them', async ({
  newPage,
  front,
  faults,
  baseURL,
}) => {
  const page = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
  await signUp(page.context(), 'kunigunde');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'My Reports' }).click();
  await expect(page.getByText('You have not reported anything yet.')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(TOPIC);
  await report(page).click();
  await dialog(page).getByLabel('Evidence').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page).getByText('Please choose what is wrong')).toBeVisible();
  await expect(dialog(page).getByText('Please describe it in at least 10 characters')).toBeVisible();
  await expect(
    dialog(page).getByText('Please enter links that start with http:// or https://, one per line'),
  ).toBeVisible();
  await expect(dialog(page).getByLabel('What is wrong?')).toBeFocused();
  await expectNoViolations(page);
  await whileRefused({ db: front.db, faults }, 'inaccuracy_report', async () => {
    await dialog(page).getByLabel('What is wrong?').selectOption('facts');
    await dialog(page).getByLabel('Description').fill('The number of people is wrong.');
    await dialog(page).getByLabel('Evidence').fill('');
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(dialog(page).getByRole('alert').getByText(/\w/)).toBeVisible();
  });
  const text = '<script>alert(1)</script> is no number of people.';
  const first = await send(page, 'facts', text, 'https://registry.example/a\n\nhttp://registry.example/b');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(report(page)).toBeFocused();

  const milestone = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Show More' }) });
  await milestone.first().getByRole('button', { name: 'Show More' }).click();
  const title = await page
    .getByRole('button', { name: 'Show Less' })
    .first()
    .getAttribute('aria-describedby');
  const name = await page.locator(`[id="${title}"]`).innerText();
  const opened = page.getByRole('article', { name });
  await opened.getByRole('button', { name: 'Report an inaccuracy' }).click();
  await expect(dialog(page).getByText(name)).toBeVisible();
  const second = await send(page, 'date', 'It happened a day later.');

  await page.goto('/sources/valley-post');
  await report(page).click();
  const third = await send(page, 'source_facts', 'It has another owner now.');
  await dialog(page).getByRole('link', { name: 'My Reports' }).click();
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText(['Valley Post', name, 'The Quennel aqueduct']);
  for (const [at, id] of [third, second, first].entries())
    await expect(entries.nth(at).getByText(id)).toBeVisible();
  await expect(entries.nth(2).getByText(text)).toBeVisible();
  const evidence = entries.nth(2).getByRole('link', { name: 'https://registry.example/a' });
  await expect(evidence).toHaveAttribute('rel', 'noreferrer nofollow ugc');
  await expect(entries.getByText('Open', { exact: true })).toHaveCount(3);

  await decide(front.db, first, 'accepted', '');
  await decide(front.db, second, 'declined', 'The registry has the same day.\nSee its page 7.');
  await page.reload();
  await expect(entries.nth(2).getByText('Accepted')).toBeVisible();
  await expect(entries.nth(1).getByText('Declined')).toBeVisible();
  await expect(entries.nth(1).getByText(/The registry has the same day/)).toBeVisible();
  await expectNoViolations(page);
  await entries.nth(1).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/topics\/the-quennel-aqueduct#milestone-\d+$/);
});

test('says when the limit is reached', async ({ page, front, faults }) => {
  await signUp(page.context(), 'roswitha');
  const [topic] = await front.db.rows<{ id: number }>(
    "select id from topic where slug = 'the-quennel-aqueduct'",
  );
  const data = { subject: 'topic', subjectId: topic?.id, type: 'other', text: 'Something else is wrong.' };
  for (let n = 0; n < 10; n++)
    expect((await page.context().request.post('/api/reports', { data })).status()).toBe(201);
  await page.goto('/story/the-quennel-aqueduct');
  await report(page).click();
  await dialog(page).getByLabel('What is wrong?').selectOption('other');
  await dialog(page).getByLabel('Description').fill('One report too many.');
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('rate limit');
  await expect(dialog(page).getByLabel('Description')).toHaveValue('One report too many.');
  await expectNoViolations(page);
  faults.forgive(/429/);
});
