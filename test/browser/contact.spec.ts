import { expect, type Page } from '@playwright/test';
import { CONTACT_SENT } from '#contract/community';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/front-page-test.js';
import { whileRefused } from './support/refused-changes.js';
import { signUp } from './support/sign-up.js';

const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

test.use({ siteOf: 'contact', cards: 4 });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function fill(page: Page, subject: string): Promise<void> {
  await field(page, 'Name').fill('Ada Orrin');
  await field(page, 'Email').fill('ada@mail.example');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('The picture shows another dam.');
}

test('names each mistake at its field, and takes the focus to the first', async ({ newPage, baseURL }) => {
  const page = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/contact');
  await expect(page).toHaveURL('/contact-us');
  await expect(page).toHaveTitle('Contact Us | Followthrough');
  await expect(field(page, 'Department')).toHaveValue('general');
  await expect(field(page, 'Department').locator('option')).toHaveText([
    'General',
    'Support',
    'Billing',
    'Feedback',
    'Press',
  ]);
  await expectNoViolations(page);
  await field(page, 'Name').fill(' A ');
  await field(page, 'Email').fill('ada@');
  await field(page, 'Subject').fill('Dam');
  await field(page, 'Message').fill('Too short');
  await send(page).click();
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Subject must be at least 5 characters'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  await expect(field(page, 'Name')).toBeFocused();
  await expectNoViolations(page);
});

test('sends a message, says so, and starts another one', async ({ page, front }) => {
  await page.goto('/contact-us');
  await fill(page, '<b>The dam</b>');
  await field(page, 'Department').selectOption('press');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(page.getByText(CONTACT_SENT).first()).toBeVisible();
  await expectNoViolations(page);
  expect(await front.db.rows('select subject, department, user_id from contact_message')).toEqual([
    { subject: '<b>The dam</b>', department: 'press', user_id: null },
  ]);
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Department')).toHaveValue('general');
});

test('knows a signed-in reader, and keeps what was written if the server fails', async ({
  page,
  front,
  faults,
}) => {
  await signUp(page.context(), 'ada');
  await page.goto('/contact-us?department=feedback&subject=Thank%20you');
  await expect(field(page, 'Email')).toHaveValue('ada@mail.example');
  await expect(field(page, 'Department')).toHaveValue('feedback');
  await expect(field(page, 'Subject')).toHaveValue('Thank you');
  await field(page, 'Name').fill('Ada');
  await field(page, 'Message').fill('I read it every day.');
  await whileRefused({ db: front.db, faults }, 'contact_message', async () => {
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert').getByText(/\w/)).toBeVisible();
  });
  await expect(field(page, 'Message')).toHaveValue('I read it every day.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  const stored = await front.db.rows(
    "select u.username from contact_message c join user_account u on u.id = c.user_id where c.subject = 'Thank you'",
  );
  expect(stored).toEqual([{ username: 'ada' }]);
});

test('shows that it sends while the server takes its time', async ({ page }) => {
  await page.goto('/contact-us');
  await fill(page, 'A slow server');
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/contact', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  // A second press while it sends does nothing.
  await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(calls).toBe(1);
});

test('says when the limit is reached', async ({ page, faults }) => {
  const message = {
    name: 'Ada',
    email: 'ada@mail.example',
    subject: 'Once more',
    message: 'Message after message.',
  };
  let status = 201;
  while (status === 201)
    status = (await page.context().request.post('/api/contact', { data: message })).status();
  expect(status).toBe(429);
  await page.goto('/contact-us');
  await fill(page, 'One too many');
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('rate limit');
  await expect(field(page, 'Subject')).toHaveValue('One too many');
  await expectNoViolations(page);
  faults.forgive(/429/);
});

test('helps readers who forgot their password on a site without email', async ({ page, faults }) => {
  await page.goto('/auth/forgot');
  await field(page, 'Email').fill('ada@mail.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('This site sends no email.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(field(page, 'Department')).toHaveValue('support');
  await expect(field(page, 'Subject')).toHaveValue('I forgot my password');
  faults.forgive(/503/);
});

for (const [path, title, other] of [
  ['/privacy-policy', 'Privacy Policy', 'Security'],
  ['/terms-of-service', 'Terms of Service', 'Privacy Policy'],
] as const)
  test(`${title} is dated, and links what it speaks of`, async ({ page, newPage, baseURL }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Last updated May 15, 2025')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'contact form' }).first()).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(page.getByRole('main').getByRole('link', { name: other }).first()).toBeVisible();
    const phone = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
    await phone.goto(path);
    await expect(phone.getByText('Last updated May 15, 2025')).toBeVisible();
  });
