import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.js';
import { signUpAs, test, toast } from './support/desk-test.js';

test.use({ siteOf: 'desk milestones', cards: 4 });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const milestones = (page: Page) => page.getByRole('button', { name: /^Edit / });
const edit = (page: Page, title: RegExp) =>
  page
    .getByRole('button', { name: new RegExp(`^Edit ${title.source}`) })
    .first()
    .press('Enter');

/** Entries of the history that take another one back. */
const undone = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Undone by .* undoes \d+/ });

/** Takes back the newest entry, before which `times` entries were taken back. */
async function undoNewest(page: Page, times: number): Promise<void> {
  await tab(page, 'History').click();
  await expect(undone(page)).toHaveCount(times);
  await page
    .getByRole('button', { name: /^Undo entry/ })
    .first()
    .press('Enter');
  await expect(undone(page)).toHaveCount(times + 1);
  await expectNoViolations(page);
}

test('an editor merges, divides, refills, retracts and splits milestones, and undoes an undo', async ({
  page,
  front,
}) => {
  await signUpAs('editor', page.context(), front.db, 'edwina');
  await page.goto('/admin/dashboard?tab=topics&q=Orvale');
  await page
    .getByRole('row', { name: /Orvale/ })
    .getByRole('link')
    .press('Enter');
  await page.getByRole('button', { name: 'Merge…' }).press('Enter');
  const joining = page.getByRole('dialog', { name: /^Merge/ });
  await joining.getByLabel('With which story?').fill('Foundry');
  await joining.getByRole('button', { name: /Foundry/ }).press('Enter');
  await joining.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByText(/· 3 articles/)).toBeVisible();

  await tab(page, 'Milestones').click();
  await expect(milestones(page)).toHaveCount(2);
  const merge = page.getByRole('button', { name: 'Merge the first into the second' });
  await expect(merge).toBeDisabled();
  await page.getByRole('checkbox', { name: /Foundry/ }).press('Space');
  await page.getByRole('checkbox', { name: /Orvale/ }).press('Space');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await expectNoViolations(page);
  await merge.press('Enter');
  await expect(toast(page, 'Milestones merged.')).toBeVisible();
  await expect(milestones(page)).toHaveCount(1);
  await expect(merge).toBeFocused();

  // The last two take an undo back.
  for (const [times, left] of [2, 1, 2].entries()) {
    await undoNewest(page, times);
    await tab(page, 'Milestones').click();
    await expect(milestones(page)).toHaveCount(left);
  }

  await edit(page, /.*Orvale/);
  const dialog = page.getByRole('dialog', { name: 'Edit the milestone' });
  const confirmed = dialog.getByRole('region', { name: 'Confirmation' });
  await expect(confirmed.getByText(/2 independent/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Detach Orvale dam/ }).press('Enter');
  await expect(toast(page, 'Detached.')).toBeVisible();
  await expect(milestones(page)).toHaveCount(3);

  await tab(page, 'Articles').click();
  await page.getByRole('checkbox', { name: /^Orvale dam breaks/ }).press('Space');
  const choice = page.getByLabel('Milestone', { exact: true });
  await choice.selectOption({ label: 'Dam above Orvale breaks in storm' });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Attach to it' }).press('Enter');
  await expect(toast(page, 'Attached.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Orvale dam.*\(set by an editor\)/ })).toBeVisible();
  await tab(page, 'Milestones').click();
  await expect(milestones(page)).toHaveCount(2);

  await edit(page, /.*Orvale/);
  await dialog.getByLabel('Retracted because').fill('x');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByRole('alert').getByText('Please say why, in at least 3 characters')).toBeVisible();
  await dialog.getByLabel('Retracted because').fill('It was another dam.');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/· retracted · set by an editor: retraction/)).toBeVisible();
  const [topic] = await front.db.rows<{ slug: string }>(
    'select t.slug from topic t join milestone m on m.topic_id = t.id where m.retracted_at is not null',
  );
  const reader = await page.context().newPage();
  await reader.goto(`/topics/${topic?.slug}`);
  await expect(reader.getByText('Retracted by an editor: It was another dam.').first()).toBeVisible();
  await expectNoViolations(reader);
  await reader.close();
  await edit(page, /.*Orvale/);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Release retraction' }).press('Enter');
  await expect(page.getByText(/· retracted/)).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Foundry/ }).press('Space');
  await page.getByRole('button', { name: 'Split into a new story…' }).press('Enter');
  const split = page.getByRole('dialog', { name: /^Split/ });
  await expectNoViolations(page);
  await split.getByRole('button', { name: 'Split', exact: true }).press('Enter');
  await expect(page.getByText(/· 1 article ·/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/· 2 articles ·/)).toBeVisible();
});

test('a milestone cannot be split so that nothing is left, and the dialog says so', async ({
  page,
  front,
}) => {
  await signUpAs('editor', page.context(), front.db, 'edmunda');
  await page.goto('/admin/dashboard?tab=topics&q=Orvale');
  await page
    .getByRole('row', { name: /Orvale/ })
    .getByRole('link')
    .press('Enter');
  await tab(page, 'Articles').click();
  for (const box of await page
    .getByRole('region', { name: 'Articles', exact: true })
    .getByRole('checkbox')
    .all())
    await box.check();
  await page.getByRole('button', { name: 'Split into a new story…' }).press('Enter');
  const split = page.getByRole('dialog', { name: /^Split/ });
  await expect(split.getByRole('alert')).toHaveText(
    'These are all articles of the story, so nothing would be left of it.',
  );
  await expect(split.getByRole('button', { name: 'Split', exact: true })).toBeDisabled();
  await expectNoViolations(page);
});
