import { describe, expect, it } from '@jest/globals';
import { type MemberChange, type MemberSituation, refuseMemberChange } from './member-change.js';

const ANOTHER: MemberSituation = {
  actorId: 1,
  isActorAdmin: true,
  targetId: 2,
  isTargetAdmin: true,
  admins: 2,
};
const SELF = { ...ANOTHER, targetId: 1 };

describe('refuseMemberChange', () => {
  it.each<[string, MemberChange, MemberSituation, string | null]>([
    ['demotes another admin', 'toggle_admin', ANOTHER, null],
    ['deletes another admin', 'delete', ANOTHER, null],
    ['demotes oneself', 'toggle_admin', SELF, 'own_account'],
    ['deletes oneself', 'delete', SELF, 'own_account'],
    ['grants oneself Premium', 'toggle_grant', SELF, null],
    ['makes oneself an editor', 'toggle_editor', SELF, null],
    ['was demoted meanwhile', 'toggle_grant', { ...ANOTHER, isActorAdmin: false }, 'not_admin'],
    ['demotes the last admin', 'toggle_admin', { ...ANOTHER, admins: 1 }, 'last_admin'],
    ['deletes the last admin', 'delete', { ...ANOTHER, admins: 1 }, 'last_admin'],
    ['makes the second admin', 'toggle_admin', { ...ANOTHER, isTargetAdmin: false, admins: 1 }, null],
  ])('%s', (_, change, situation, refusal) => {
    expect(refuseMemberChange(change, situation)).toBe(refusal);
  });
});
