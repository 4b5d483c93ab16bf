import type { Member } from '#contract/desk';
import type { MemberRow } from '#persistence/accounts';

export function presentMember(row: MemberRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    isAdmin: row.is_admin,
    isEditor: row.is_editor,
    isSubscribed: row.is_subscribed,
    isGranted: row.premium_granted,
    createdAt: row.created_at.toISOString(),
  };
}
