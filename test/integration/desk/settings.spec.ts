import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { SettingViews } from '#contract/desk';
import { ErrorBody, Meta } from '#contract/site';
import { RunTimeSettings } from '#persistence/settings';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';
import { createTestApp } from '../../support/test-app.js';

let test: ReaderApp;
let admin: TestReader;
const others: NestExpressApplication[] = [];

beforeAll(async () => {
  test = await startReaderApp();
  admin = await test.reader({ is_admin: true, username: 'Ada' });
});
afterAll(async () => {
  for (const other of others) await other.close();
  await test.stop();
});

const put = (name: string, body: object, who = admin) =>
  test.call(who, 'put', `/admin/settings/${name}`).send(body);
const change = async (name: string, value: unknown) => {
  const settings = SettingViews.parse((await put(name, { value }).expect(200)).body);
  return settings.find((setting) => setting.name === name);
};
const entries = () =>
  test.db.rows(
    `select payload->>'setting' as name, before, after, actor_id from audit_entry where action = 'setting_changed' order by id`,
  );

describe('settings at run time', () => {
  it('have defaults, are changed, audited, and not audited if nothing changes', async () => {
    const all = SettingViews.parse((await test.call(admin, 'get', '/admin/settings').expect(200)).body);
    expect(all.every(({ value, byDefault, changedAt }) => value === byDefault && changedAt === null)).toBe(
      true,
    );
    for (const value of [20, 20, 25])
      expect(await change('late_article_minutes', value)).toMatchObject({
        value,
        byDefault: 15,
        changedBy: 'Ada',
      });
    expect(await entries()).toEqual([
      {
        name: 'late_article_minutes',
        before: { late_article_minutes: 15 },
        after: { late_article_minutes: 20 },
        actor_id: admin.id,
      },
      {
        name: 'late_article_minutes',
        before: { late_article_minutes: 20 },
        after: { late_article_minutes: 25 },
        actor_id: admin.id,
      },
    ]);
  });

  it('chain their values in the log when two admins change one at once', async () => {
    await test.db.rows('delete from setting');
    await Promise.all([30, 31, 32, 33].map((value) => put('late_feed_minutes', { value }).expect(200)));
    const rows = (await entries()) as {
      name: string;
      before: Record<string, number>;
      after: Record<string, number>;
    }[];
    const own = rows.filter(({ name }) => name === 'late_feed_minutes');
    expect(own).toHaveLength(4);
    const befores = own.map(({ before }) => before.late_feed_minutes);
    expect(befores).toEqual([60, ...own.slice(0, -1).map(({ after }) => after.late_feed_minutes)]);
  });

  it.each([
    ['late_article_minutes', 0],
    ['late_article_minutes', 100_000],
    ['late_article_minutes', '20'],
    ['sign_up_closed', 1],
    ['banner', 'x'.repeat(301)],
    ['banner', 'two\nlines'],
    ['banner', null],
    ['none_such', 1],
    ['__proto__', 1],
  ])('refuse %s = %j', async (name, value) => {
    const { code } = ErrorBody.parse((await put(name, { value }).expect(400)).body);
    expect(code).toBe('invalid_input');
  });

  it('reach every server without a restart', async () => {
    const other = await createTestApp(test.db.url);
    others.push(other);
    await other.listen(0, '127.0.0.1');
    const banner = async () =>
      Meta.parse((await request(other.getHttpServer()).get('/api/meta').expect(200)).body).banner;
    expect(await banner()).toBeNull();
    await change('banner', '<b>Maintenance</b> at 9');
    for (let n = 0; n < 100 && (await banner()) === null; n++)
      await new Promise((done) => setTimeout(done, 20));
    expect(await banner()).toBe('<b>Maintenance</b> at 9');
    await change('banner', '');
  });

  it('close sign-up, and leave members alone', async () => {
    await change('sign_up_closed', true);
    const newcomer = { username: 'newcomer', email: 'new@mail.example', password: 'a fine password' };
    const register = () => request(test.app.getHttpServer()).post('/api/auth/register').send(newcomer);
    expect(ErrorBody.parse((await register().expect(403)).body)).toMatchObject({
      code: 'sign_up_closed',
      message: 'New accounts cannot be created at the moment.',
    });
    await test.call(admin, 'get', '/user').expect(200);
    await change('sign_up_closed', false);
    await register().expect(201);
  });

  it('ignore stored values that this version does not allow', async () => {
    await test.db.rows(
      `insert into setting values ('late_feed_minutes', '"x"', now()), ('of_another_version', '1', now())
       on conflict (name) do update set value = excluded.value`,
    );
    expect((await new RunTimeSettings(test.db, Date.now).current()).late_feed_minutes).toBe(60);
  });
});
