import { expect } from '@playwright/test';
import { buildWaitingArticle } from '../support/factories/articles.js';
import { buildReport } from '../support/factories/community.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs, test, toast } from './support/desk-test.js';

const CONTENT = '/admin/dashboard?tab=content';

test.use({ siteOf: 'desk content', cards: 4 });

test('an editor finds an article, sees why it is there, tags, moves, hides and shows it again', async ({
  page,
  front,
}) => {
  await signUpAs('editor', page.context(), front.db, 'elinor');
  await page.goto(CONTENT);
  const list = page.getByRole('list', { name: 'Articles' });
  await page.getByLabel('Find an article').fill('foundry beat');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('button', { name: /^Why: Foundry/ }).click();
  await expect(page.getByRole('dialog').getByText('Place', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Tags: Foundry/ }).click();
  await page.getByRole('dialog').getByLabel('health').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText(/health.*\(set by an editor\)/)).toBeVisible();

  await page.getByLabel(/^Choose Foundry/).check();
  await page.getByRole('button', { name: 'Move to another story…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 article' });
  await dialog.getByLabel('To which story?').fill('Orvale');
  await dialog
    .getByRole('button', { name: /Orvale/ })
    .first()
    .click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'Moved.')).toBeVisible();
  await expect(list.getByRole('link', { name: /Orvale/ })).toBeVisible();

  await page.getByLabel(/^Choose Foundry/).check();
  await page.getByRole('button', { name: /^Hide: Foundry/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A court forbade it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('No article matches.')).toBeVisible();
  await page.getByLabel('Place').selectOption('hidden');
  await expect(list.getByText('Hidden: A court forbade it.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Show again: Foundry/ }).click();
  await expect(page.getByText('No article matches.')).toBeVisible();
  await page.getByLabel('Place').selectOption('placed');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Only').selectOption('revised');
  await expect(page.getByText('No article matches.')).toBeVisible();
});

test('an article that waits for a story is hidden with a reason, and waits again when it is shown', async ({
  page,
  front: { db },
}) => {
  await signUpAs('editor', page.context(), db, 'elswyth');
  const words = ['The lighthouse of Sarn is painted', 'Its keeper painted it white.'] as const;
  // The worker places only what it has seen by now.
  await buildWaitingArticle(db, 3, words, { first_seen_at: hoursAfter(900) });
  await page.goto(`${CONTENT}&state=unplaced`);
  await page.getByRole('button', { name: /^Hide: The lighthouse/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('A court forbade it.');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(page.getByText('No article matches.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Articles' })).toBeFocused();
  await page.getByLabel('Place').selectOption('hidden');
  await expect(page.getByText('Hidden: A court forbade it.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Show again: The lighthouse/ }).press('Enter');
  await expect(toast(page, 'Shown again.')).toBeVisible();
  await page.getByLabel('Place').selectOption('unplaced');
  await expect(page.getByText('The lighthouse of Sarn is painted')).toBeVisible();
});

test('reports and their answers are for editors, contact messages for admins', async ({
  page,
  newPage,
  front,
  baseURL,
}) => {
  const { db } = front;
  const editor = await signUpAs('editor', page.context(), db, 'ermine');
  const topic = await buildTopic(db, { name: 'The mill' });
  await buildReport(db, editor, topic.id, {
    ...{ subject_name: '<b>Mill</b>, =1+1', state: 'declined' },
    ...{ note: 'The owner confirmed it.', decided_at: new Date() },
  });
  await db.rows(
    `insert into contact_message (name, email, subject, message, department, created_at)
     values ('Ada', 'ada@mail.example', '<script>', 'The dam is another one.', 'press', now())`,
  );
  const open = { subject_name: 'The bridge of Orvale', text: 'The bridge holds more than that.' };
  await buildReport(db, editor, topic.id, open);
  await page.goto(`${CONTENT}&view=reports`);
  const answer = page.getByRole('form', { name: 'Answer: The bridge of Orvale' });
  await answer.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(answer.getByText('Please tell the reader why, in at least 10 characters')).toBeVisible();
  await expect(answer.getByLabel('Answer to the reader')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('The builder names this weight.');
  await answer.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(toast(page, 'Declined.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reports' })).toBeFocused();
  await expect(page.getByText('No reports.')).toBeVisible();
  await page.getByLabel('State').selectOption('declined');
  await expect(page.getByText('<b>Mill</b>, =1+1')).toBeVisible();
  await expect(page.getByText('The owner confirmed it.')).toBeVisible();
  await expect(page.getByText('The builder names this weight.')).toBeVisible();
  await expect(page.getByText('Reported by ermine')).toHaveCount(2);
  await expectNoViolations(page);
  await expect(page.getByRole('tab', { name: 'Contact messages' })).toHaveCount(0);

  const other = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
  await signUpAs('admin', other.context(), db, 'adalind');
  await other.goto(`${CONTENT}&view=messages`);
  await expect(other.getByRole('heading', { name: '<script>' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'ada@mail.example' })).toBeVisible();
  await expectNoViolations(other);
  await other.getByLabel('Department').selectOption('billing');
  await expect(other.getByText('No messages.')).toBeVisible();
});

test('the tab says what to do if it cannot be loaded', async ({ page, front, faults }) => {
  await signUpAs('editor', page.context(), front.db, 'elfleda');
  await page.route('**/api/admin/articles?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(CONTENT);
  await expect(page.getByText('The articles could not be loaded.')).toBeVisible();
  await page.unroute('**/api/admin/articles?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first()).toBeVisible();
  faults.forgive(/500/);
});
