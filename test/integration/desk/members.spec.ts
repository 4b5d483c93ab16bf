import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Member, Members } from '#contract/desk';
import { ErrorBody } from '#contract/site';
import { buildBillingAccount } from '../../support/factories/billing.js';
import { buildReport } from '../../support/factories/community.js';
import { buildTopic } from '../../support/factories/stories.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let admin: TestReader;

beforeAll(async () => {
  test = await startReaderApp();
});
beforeEach(async () => {
  await test.db.rows('update user_account set is_admin = false');
  admin = await test.reader({ is_admin: true });
});
afterAll(() => test.stop());

const list = async (query: string) => {
  const answer = await test.call(admin, 'get', `/admin/users${query}`).expect(200);
  return { members: Members.parse(answer.body), total: Number(answer.headers['x-total-count']) };
};
const names = async (query: string) => (await list(query)).members.map(({ username }) => username);
const toggle = (who: TestReader, id: number, right: string) =>
  test.call(who, 'post', `/admin/users/${id}/toggle-${right}`);
const lastEntries = (id: number) =>
  test.db.rows(
    `select action, actor_id, before, after from audit_entry where object_kind = 'user' and object_id = $1 order by id`,
    [id],
  );
const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body);

describe('GET /api/admin/users', () => {
  beforeAll(async () => {
    const people = [
      { username: 'zz-Orrin', email: 'b@mail.example', first_name: 'Ada', last_name: 'Quennel' },
      { username: 'zz-amble', email: 'c@mail.example', first_name: 'Zoe', last_name: null, is_editor: true },
      { username: 'zz-_x%', email: 'orrin@valley.example', first_name: '=cmd()', last_name: '<b>bold</b>' },
    ];
    for (const [n, person] of people.entries())
      await test.reader({ ...person, created_at: new Date(Date.UTC(2020, 0, n + 1)) });
  });

  it.each([
    ['by username', '?q=zz-&sort=username', ['zz-_x%', 'zz-amble', 'zz-Orrin']],
    ['downwards', '?q=zz-&sort=-username', ['zz-Orrin', 'zz-amble', 'zz-_x%']],
    ['by email', '?q=zz-&sort=email', ['zz-Orrin', 'zz-amble', 'zz-_x%']],
    ['by name', '?q=zz-&sort=name', ['zz-_x%', 'zz-Orrin', 'zz-amble']],
    ['by age', '?q=zz-&sort=created', ['zz-Orrin', 'zz-amble', 'zz-_x%']],
    ['newest first by default', '?q=zz-', ['zz-_x%', 'zz-amble', 'zz-Orrin']],
    ['by status', '?q=zz-&sort=-status&limit=1', ['zz-amble']],
    ['in pages', '?q=zz-&sort=id&limit=1&offset=1', ['zz-amble']],
    ['past the end', '?q=zz-&offset=3', []],
    ['in names and addresses, in any case', '?q=ORRIN&sort=username', ['zz-_x%', 'zz-Orrin']],
    ['in full names', '?q=da%20que', ['zz-Orrin']],
    ['with characters of patterns', '?q=_x%25', ['zz-_x%']],
    ['with a short beginning', '?q=zz&sort=id&limit=1', ['zz-Orrin']],
    ['without a match', '?q=nobody-at-all', []],
  ])('finds members %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('finds a member by id, and counts all that match', async () => {
    const [{ id } = { id: 0 }] = (await list('?q=zz-amble')).members;
    expect((await list(`?q=${id}`)).members.map((each) => each.id)).toContain(id);
    expect(await list('?q=zz-&limit=1')).toMatchObject({ total: 3, members: [{ username: 'zz-_x%' }] });
  });

  it.each(['?sort=password', '?limit=0', '?limit=5000', '?offset=-1', `?q=${'x'.repeat(300)}`])(
    'refuses %s',
    async (query) => {
      expect(refusal(await test.call(admin, 'get', `/admin/users${query}`).expect(400)).code).toBe(
        'invalid_input',
      );
    },
  );
});

describe('rights of members', () => {
  it.each([
    ['admin', 'isAdmin', 'admin_granted', 'admin_revoked', 'is_admin'],
    ['editor', 'isEditor', 'editor_granted', 'editor_revoked', 'is_editor'],
    ['subscription', 'isGranted', 'premium_granted', 'premium_revoked', 'premium_granted'],
  ] as const)(
    'toggle-%s grants and revokes, each with an audit entry',
    async (right, field, granted, revoked, column) => {
      const { id } = await test.reader();
      for (const held of [true, false]) {
        const member = Member.parse((await toggle(admin, id, right).expect(200)).body);
        expect([member.id, member[field]]).toEqual([id, held]);
      }
      expect(await lastEntries(id)).toEqual([
        { action: granted, actor_id: admin.id, before: { [column]: false }, after: { [column]: true } },
        { action: revoked, actor_id: admin.id, before: { [column]: true }, after: { [column]: false } },
      ]);
    },
  );

  it.each(['admin', 'editor', 'subscription'])(
    'toggle-%s does not take back what another admin just did',
    async (right) => {
      const [other, { id }] = [await test.reader({ is_admin: true }), await test.reader()];
      const answers = await Promise.all(
        [admin, other].map((who) => toggle(who, id, right).send({ to: true })),
      );
      const held = answers.map(({ body }) => {
        const { isAdmin, isEditor, isGranted } = Member.parse(body);
        return { admin: isAdmin, editor: isEditor, subscription: isGranted }[right];
      });
      expect(held).toEqual([true, true]);
      expect(await lastEntries(id)).toHaveLength(1);
      await toggle(admin, id, right).send({ to: 'yes' }).expect(400);
    },
  );

  it('make an editor, who decides reports but manages no members', async () => {
    const editor = await test.reader();
    await toggle(admin, editor.id, 'editor').expect(200);
    const topic = await buildTopic(test.db);
    const report = await buildReport(test.db, admin.id, topic.id);
    const decision = test.call(editor, 'post', `/admin/reports/${report.id}/decision`);
    await decision.send({ state: 'accepted' }).expect(200);
    for (const path of ['/admin/users', '/admin/stats', '/admin/audit'])
      expect(refusal(await test.call(editor, 'get', path).expect(403)).message).toBe('Unauthorized');
    await toggle(editor, editor.id, 'admin').expect(403);
  });

  it('cannot be taken from oneself, and accounts not deleted by their owner here', async () => {
    expect(refusal(await toggle(admin, admin.id, 'admin').expect(409)).code).toBe('own_account');
    const gone = await test.call(admin, 'delete', `/admin/users/${admin.id}`).expect(409);
    expect(refusal(gone).code).toBe('own_account');
    await toggle(admin, admin.id, 'subscription').expect(200);
  });

  it('leave one admin if two demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await test.db.rows('update user_account set is_admin = false');
      const pair = [await test.reader({ is_admin: true }), await test.reader({ is_admin: true })] as const;
      const answers = await Promise.all([
        toggle(pair[0], pair[1].id, 'admin'),
        toggle(pair[1], pair[0].id, 'admin'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(await test.db.rows('select count(*)::int as n from user_account where is_admin')).toEqual([
        { n: 1 },
      ]);
    }
  });

  it.each(['post', 'delete'] as const)(
    'answer 404 for unknown and 400 for malformed ids (%s)',
    async (method) => {
      const at = (id: string) => `/admin/users/${id}${method === 'post' ? '/toggle-admin' : ''}`;
      await test.call(admin, method, at('2147483647')).expect(404);
      for (const id of ['0', 'x', '99999999999']) await test.call(admin, method, at(id)).expect(400);
    },
  );
});

describe('DELETE /api/admin/users/:id', () => {
  it('removes the account with its sessions, and keeps a pseudonym in the audit log', async () => {
    const member = await test.reader({ is_admin: true });
    await toggle(member, admin.id, 'subscription').expect(200);
    await test.call(admin, 'delete', `/admin/users/${member.id}`).expect(204);
    await test.call(member, 'get', '/user').expect(401);
    await test.call(admin, 'delete', `/admin/users/${member.id}`).expect(404);
    expect(await lastEntries(member.id)).toEqual([
      {
        ...{ action: 'account_deleted', actor_id: admin.id, after: null },
        before: { is_admin: true, is_editor: false, premium_granted: false },
      },
    ]);
    const traces = await test.db.rows(
      `select actor_id, pseudonym like 'deleted-%' as is_pseudonym from audit_entry
       where object_id = $1 and action = 'premium_granted'`,
      [admin.id],
    );
    expect(traces).toContainEqual({ actor_id: null, is_pseudonym: true });
  });

  it('keeps an account if its subscription cannot be cancelled at the provider', async () => {
    const member = await test.reader();
    const period_end = new Date(Date.now() + 86_400_000);
    await buildBillingAccount(test.db, member.id, { subscription_id: 'sub_x', status: 'active', period_end });
    await test.call(admin, 'delete', `/admin/users/${member.id}`).expect(503);
    await test.call(member, 'get', '/user').expect(200);
  });
});
