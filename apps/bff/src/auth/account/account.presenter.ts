import type { SessionView, User } from '#contract/accounts';
import type { AccountRow, SessionRow } from '#persistence/accounts';
import { INTEREST_TAGS } from '#vocabulary';

export function presentUser(account: AccountRow): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    firstName: account.first_name,
    lastName: account.last_name,
    profileImageUrl: account.profile_image_url,
    isAdmin: account.is_admin,
    isEditor: account.is_editor || account.is_admin,
    isSubscribed: account.is_subscribed,
    interests: INTEREST_TAGS.filter((tag) => account.interests.includes(tag)),
    createdAt: account.created_at.toISOString(),
  };
}

export function presentSession(session: SessionRow, currentId: number): SessionView {
  return {
    id: session.id,
    kind: session.kind,
    device: session.device,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    expiresAt: session.expires_at.toISOString(),
    isCurrent: session.id === currentId,
  };
}
