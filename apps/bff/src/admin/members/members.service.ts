import { Injectable } from '@nestjs/common';
import { MEMBER_SEARCH_ANYWHERE_CHARS, type Member, type MembersQuery } from '#contract/desk';
import { type MemberChange, type MemberRefusal, refuseMemberChange } from '#domain/accounts';
import {
  type AuditLine,
  audit,
  changeMember,
  countMembers,
  holdForRemoval,
  lockMembers,
  type MemberRights,
  members,
  removeAccount,
} from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { newSecret } from '../../auth/identity/secrets.js';
import { ApiError, notFound } from '../../http/errors.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { presentMember } from './member.presenter.js';

type Toggle = Exclude<MemberChange, 'delete'>;
type Rights = Required<MemberRights>;
type SortColumn = Parameters<typeof members>[1]['sort'];

/** The right that a toggle changes, and what the audit log calls it. */
const TOGGLES: Readonly<
  Record<Toggle, { right: keyof Rights; granted: AuditLine['action']; revoked: AuditLine['action'] }>
> = {
  toggle_admin: { right: 'is_admin', granted: 'admin_granted', revoked: 'admin_revoked' },
  toggle_editor: { right: 'is_editor', granted: 'editor_granted', revoked: 'editor_revoked' },
  toggle_grant: { right: 'premium_granted', granted: 'premium_granted', revoked: 'premium_revoked' },
};

const REFUSALS: Readonly<Record<MemberRefusal, ApiError>> = {
  not_admin: new ApiError(403, 'forbidden', 'Unauthorized'),
  own_account: new ApiError(409, 'own_account', 'You cannot do this to your own account.'),
  last_admin: new ApiError(409, 'last_admin', 'This is the only admin. Make another member an admin first.'),
};

/** Lists members, changes their rights and deletes accounts. */
@Injectable()
export class MembersService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentsService,
  ) {}

  async list({ q, sort, limit, offset }: MembersQuery): Promise<{ members: Member[]; total: number }> {
    const search = { q, anywhereFrom: MEMBER_SEARCH_ANYWHERE_CHARS };
    const isDescending = sort.startsWith('-');
    const column = sort.replace('-', '') as SortColumn;
    const [rows, total] = await Promise.all([
      members(this.db, { ...search, sort: column, isDescending, limit, offset }),
      countMembers(this.db, search),
    ]);
    return { members: rows.map(presentMember), total };
  }

  /**
   * @param to what the right is to become; two admins who press the same button at once want the same
   * @throws ApiError 409 if an admin would demote themselves or the last admin
   */
  toggle(actorId: number, id: number, change: Toggle, to?: boolean): Promise<Member> {
    const { right, granted, revoked } = TOGGLES[change];
    return this.db.transaction(async (tx) => {
      const held = (await assertAllowed(tx, actorId, id, change))[right];
      const row = await changeMember(tx, id, { [right]: to ?? !held });
      if (to === held) return presentMember(row);
      await audit(tx, {
        at: systemClock.now(),
        actorId,
        action: held ? revoked : granted,
        object: { kind: 'user', id },
        before: { [right]: held },
        after: { [right]: !held },
      });
      return presentMember(row);
    });
  }

  /** Cancels a live subscription, then removes all personal data of the member. */
  async delete(actorId: number, id: number): Promise<void> {
    await this.db.transaction((tx) => assertAllowed(tx, actorId, id, 'delete'));
    await this.payments.end(id);
    const pseudonym = `deleted-${newSecret().slice(0, 12)}`;
    await this.db.transaction(async (tx) => {
      const { is_admin, is_editor, premium_granted } = await assertAllowed(tx, actorId, id, 'delete');
      await holdForRemoval(tx, id);
      await removeAccount(tx, id, pseudonym);
      const object = { kind: 'user' as const, id };
      const before = { is_admin, is_editor, premium_granted };
      await audit(tx, { at: systemClock.now(), actorId, action: 'account_deleted', object, before });
    });
  }
}

/** Locks the member and all admins, so that two admins cannot demote each other at once. Returns the member's rights. */
async function assertAllowed(
  tx: Queryable,
  actorId: number,
  targetId: number,
  change: MemberChange,
): Promise<Rights> {
  const { target, isActorAdmin, admins } = await lockMembers(tx, actorId, targetId);
  const isTargetAdmin = target?.is_admin ?? false;
  const refusal = refuseMemberChange(change, { actorId, targetId, isActorAdmin, isTargetAdmin, admins });
  if (refusal !== null) throw REFUSALS[refusal];
  if (target === null) throw notFound('This user');
  return target;
}
