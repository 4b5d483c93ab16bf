import { expect } from '@playwright/test';
import { buildFollow } from '../support/factories/reading.js';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { doubleClick } from './support/page-actions.js';
import { test } from './support/read-site-test.js';
import { signUp } from './support/sign-up.js';

test.use({ siteOf: 'questions' });

test.describe('ask to be told', () => {
  test('asks, removes with Undo, and shows what settled a question', async ({
    page,
    context,
    request,
    db,
    faults,
  }) => {
    const reader = await signUp(context, 'ottoline');
    const topic = await liveliestTopic(request);
    await page.goto(`/topics/${topic.slug}`);
    await expect(page.getByRole('region', { name: 'Ask to be told' })).toHaveCount(0);
    await buildFollow(db, reader.id, topic.id);
    await page.reload();
    const region = page.getByRole('region', { name: 'Ask to be told' });
    await region.getByText('Ask a question').click();
    await region.getByLabel('Your question').fill('Why is it so?');
    await region.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(region.getByText(/No report could settle this/)).toBeVisible();
    faults.forgive(/\b400\b/);
    await region.getByLabel('Your question').fill('When is the agreement signed?');
    await region.getByRole('button', { name: 'Ask', exact: true }).click();
    const question = region.getByRole('listitem').filter({ hasText: 'When is the agreement signed?' });
    await expect(question.getByText(/^Open since/)).toBeVisible();
    await expectNoViolations(page);

    const remove = question.getByRole('button', { name: /^Remove/ });
    const sent = await doubleClick(page, /\/questions\//, remove);
    await expect(question).toHaveCount(0);
    expect(sent).toEqual(['DELETE']);
    const undo = region.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(question).toBeVisible();
    await page.goto('/following');
    await expect(page.getByText('1 open question about these stories')).toBeVisible();

    await db.rows(
      `update story_question set settled_at = now(), answer = 'yes', day = '2031-03-16', sentence = 'It was signed.',
              article_id = (select id from article where topic_id = $1 limit 1)
        where user_id = $2`,
      [topic.id, reader.id],
    );
    await page.goto(`/story/${topic.id}`);
    await expect(question.getByText(/^Settled on .*: Reported$/)).toBeVisible();
    await expect(question.getByText('“It was signed.”')).toBeVisible();
    await expect(question.getByRole('link')).toHaveAttribute('href', /^\/articles\//);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page);
  });
});
