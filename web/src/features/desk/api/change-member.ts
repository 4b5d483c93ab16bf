import { mutate } from 'swr';
import { Member } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { deleteJson, postJson } from '../../../lib/http';

export type MemberRight = 'admin' | 'editor' | 'subscription';

const isMembers = (key: unknown) => typeof key === 'string' && key.startsWith(deskCalls.members({}));

export async function toggleMember(id: number, right: MemberRight, to: boolean): Promise<void> {
  await postJson(deskCalls.memberToggle(id, right), { to }, Member);
  await mutate(isMembers);
}

export async function deleteMember(id: number): Promise<void> {
  await deleteJson(deskCalls.member(id));
  await mutate(isMembers);
}
