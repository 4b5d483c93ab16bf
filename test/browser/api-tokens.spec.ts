import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { buildFollow } from '../support/factories/reading.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { ageProofs } from './support/factors-test.js';
import { test } from './support/front-page-test.js';
import { PASSWORD, signUp } from './support/sign-up.js';

test.use({ siteOf: 'calendars', cards: 12 });

let other: Server;
test.beforeAll(async () => {
  other = await startOtherSite();
});
test.afterAll(() => other.close());

test('a reader makes a token after a proof, another site uses it, and it is revoked', async ({
  page,
  newPage,
  front: { db, address },
  faults,
}) => {
  const { id } = await signUp(page.context(), 'tove');
  const topic = await buildTopic(db, { name: 'Orrin ferry' });
  await buildFollow(db, id, topic.id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'API tokens' });
  await expect(section.getByRole('button')).toHaveCount(1);
  await ageProofs(db, id);
  await section.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API token' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter a name for the token')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Name').fill('Kitchen display');
  await dialog.getByLabel('See which stories you follow').check();
  await dialog.getByLabel('Valid for').selectOption('30 days');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Your password').fill(PASSWORD);
  await proof.getByLabel('Your password').press('Enter');
  const shown = section.getByRole('textbox', { name: 'The token Kitchen display' });
  await expect(shown).toHaveValue(/^ft_[\w-]{43}$/);
  faults.forgive(/403/);
  const token = await shown.inputValue();
  await section.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Token copied.').first()).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
  const row = section.getByRole('listitem');
  await expect(row.getByText('Read public news · See which stories you follow')).toBeVisible();
  await expect(row.getByText(/never used/)).toBeVisible();
  await expectNoViolations(page);

  const elsewhere = await newPage();
  await elsewhere.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const ask = (path: string, its: string) =>
    elsewhere.evaluate(CALL, [`${address}/api${path}`, its] as const);
  expect(await ask('/v1/follows', token)).toMatchObject({
    status: 200,
    text: expect.stringContaining('Orrin ferry'),
  });
  expect(await ask('/v1/notifications', token)).toMatchObject({ status: 403 });
  // Any other call is closed to other sites, whatever the token.
  expect(await ask('/user/topics', token)).toEqual({ status: null, text: 'TypeError' });
  faults.forgive(/403|CORS|ERR_FAILED/);

  await page.reload();
  await expect(row.getByText(/last used/)).toBeVisible();
  await expect(shown).toBeHidden();
  await row.getByRole('button', { name: 'Revoke Kitchen display' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the token Kitchen display?' });
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token Kitchen display has been revoked.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  // The button that was pressed is gone: the keyboard goes on at the list.
  await expect(page.getByRole('main').locator('ul:focus')).toHaveCount(1);
  expect(await ask('/v1/follows', token)).toMatchObject({ status: 401 });
  faults.forgive(/401/);
});

/** Serves an empty page at an address of its own, as any site may. */
async function startOtherSite(): Promise<Server> {
  const page =
    '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>';
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  return other;
}

/** In the page: a call with a token, as any script would make it. */
const CALL = async ([url, token]: readonly [string, string]) => {
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: null, text: (error as Error).name };
  }
};
