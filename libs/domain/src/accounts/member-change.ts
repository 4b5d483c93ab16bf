/** What an admin does to an account. */
export type MemberChange = 'toggle_admin' | 'toggle_editor' | 'toggle_grant' | 'delete';

export type MemberRefusal = 'not_admin' | 'own_account' | 'last_admin';

export interface MemberSituation {
  actorId: number;
  /** Read under the same lock as the rest: another admin may have demoted the actor meanwhile. */
  isActorAdmin: boolean;
  targetId: number;
  isTargetAdmin: boolean;
  /** All admins of the installation. */
  admins: number;
}

/**
 * Why a change must not happen, or null. Admins can neither demote nor delete themselves, and the last admin stays, so an
 * installation that has admins never loses all of them.
 */
export function refuseMemberChange(change: MemberChange, situation: MemberSituation): MemberRefusal | null {
  const { actorId, isActorAdmin, targetId, isTargetAdmin, admins } = situation;
  if (!isActorAdmin) return 'not_admin';
  if (change !== 'toggle_admin' && change !== 'delete') return null;
  if (targetId === actorId) return 'own_account';
  return isTargetAdmin && admins <= 1 ? 'last_admin' : null;
}
