import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { ASSISTANT_MESSAGES as WORDS } from '#contract/assistant';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/dam-story-test.js';
import { signUp } from './support/sign-up.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };
/** Errors that the tests cause on purpose: a picture is missing, and a call fails. */
const CAUSED = /\b(503|404)\b/;

test.use({ siteOf: 'assistant' });

const panelOf = (page: Page) => page.getByRole('region', { name: WORDS.title });

test.describe('the assistant', () => {
  test('answers everybody on a story page, with proofs and links', async ({ page, story }) => {
    await page.goto(`/story/${story.topicId}`);
    const panel = panelOf(page);
    const send = panel.getByRole('button', { name: WORDS.send });
    const field = panel.getByRole('textbox', { name: WORDS.placeholder });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await field.fill('   ');
    await field.press('Enter');
    await expect(panel.getByRole('log')).toHaveCount(0);
    await field.fill('Does the dam');
    await field.press('Shift+Enter');
    await field.pressSequentially('of Orrin hold?');
    await expect(field).toHaveValue('Does the dam\nof Orrin hold?');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    const log = panel.getByRole('log');
    await expect(log.getByText('The dam of Orrin holds.', { exact: true })).toBeVisible();
    const proof = log.getByRole('button', { name: WORDS.proof }).first();
    await proof.click();
    await expect(proof).toHaveAttribute('aria-expanded', 'true');
    await expect(log.getByRole('blockquote').first()).toHaveText('The dam of Orrin holds.');
    await expect(log.getByText(/^Characters 3–26 of the text of “Dam <img/)).toBeVisible();
    await expectNoViolations(page);
    const source = log.getByRole('link', { name: 'Gold Herald' }).first();
    await expect(source).toHaveAttribute('href', `/articles/${story.slug}`);
  });

  test('says what the articles do not tell, and shows the last three messages on the quick tab', async ({
    newPage,
    story,
  }) => {
    const page = await newPage(PHONE);
    await page.goto(`/story/${story.topicId}`);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'What happened?' }).click();
    const field = panel.getByRole('textbox', { name: WORDS.placeholder });
    const log = panel.getByRole('log');
    await expect(log.getByText('What happened?')).toBeVisible();
    await expect(log.getByText(WORDS.loading)).toBeHidden();
    await field.fill('How many elephants drowned?');
    await field.press('Enter');
    await expect(log.getByText('The articles do not say.')).toBeVisible();
    await expect(log.getByText('What happened?')).toBeHidden();
    await panel.getByRole('tab', { name: WORDS.full }).click();
    await expect(log.getByText('What happened?')).toBeAttached();
    await expectNoViolations(page);
  });

  test('shows that it reads, and a failure', async ({ page, story, front, faults }) => {
    await page.goto(`/story/${story.topicId}`);
    const panel = panelOf(page);
    front.holdCalls('/api/assistant');
    await panel.getByRole('button', { name: 'Is it confirmed?' }).click();
    await expect(panel.getByText(WORDS.loading)).toHaveCount(2);
    await expect(panel.getByRole('button', { name: WORDS.send })).toHaveAttribute('aria-disabled', 'true');
    front.mend();
    await expect(panel.getByText(WORDS.loading)).toHaveCount(0);
    front.breakCalls('/api/assistant');
    await panel.getByRole('textbox', { name: WORDS.placeholder }).fill('Is it over?');
    await panel.getByRole('button', { name: WORDS.send }).click();
    await expect(panel.getByRole('alert')).toHaveText(WORDS.failed);
    front.mend();
    faults.forgive(CAUSED);
  });

  test('is locked on topic pages, and open for subscribers', async ({ page, db, story, faults }) => {
    expect(story.topicId).toBeGreaterThan(0);
    const topicPage = async () => {
      const missingPicture = page.waitForResponse(/no-such-picture/);
      await page.goto('/topics/orrin-dam-holds');
      await missingPicture;
    };
    await topicPage();
    const panel = panelOf(page);
    await expect(panel.getByText(WORDS.locked)).toBeVisible();
    await expect(panel.getByRole('link', { name: WORDS.unlock })).toHaveAttribute('href', '/subscription');
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expectNoViolations(page);
    await signUp(page.context(), 'asa');
    await db.rows("update user_account set premium_granted = true where username_key = 'asa'");
    await topicPage();
    await panel.getByRole('button', { name: 'What happened?' }).click();
    await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
    faults.forgive(CAUSED);
  });
});
