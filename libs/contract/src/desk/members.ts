import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';

export const MEMBERS_PAGE = 50;
/** Shorter searches match the beginning of a username or email address; longer ones any part, and names. */
export const MEMBER_SEARCH_ANYWHERE_CHARS = 3;

/** Columns by which members are sorted. A minus sorts downwards. */
export const MEMBER_SORTS = [
  'id',
  '-id',
  'username',
  '-username',
  'email',
  '-email',
  'name',
  '-name',
  'created',
  '-created',
  'status',
  '-status',
] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export const MembersQuery = z.object({
  q: z.string().trim().max(SEARCH_MAX_CHARS).default(''),
  sort: z.enum(MEMBER_SORTS).default('-created'),
  limit: limit(MEMBERS_PAGE),
  offset,
});
export type MembersQuery = z.infer<typeof MembersQuery>;

/** An account as admins see it. */
export const Member = z.object({
  id: z.int().positive(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The role given by an admin. Admins may edit with or without it. */
  isEditor: z.boolean(),
  isSubscribed: z.boolean(),
  /** Premium was granted by an admin. It does not depend on a paid subscription. */
  isGranted: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;
export const Members = z.array(Member);

/** What a right is to become. Without it the right is turned over, whatever the admin saw. */
export const MemberToggle = z.strictObject({ to: z.boolean().optional() }).optional();
export type MemberToggle = z.infer<typeof MemberToggle>;

/** Specified messages. `{message}` is the server's. */
export const MEMBER_MESSAGES = {
  adminChanged: 'Admin status updated successfully',
  adminFailed: (message: string) => `Failed to update admin status: ${message}`,
  editorChanged: 'Editor status updated successfully',
  editorFailed: (message: string) => `Failed to update editor status: ${message}`,
  subscriptionChanged: 'Subscription status updated successfully',
  subscriptionFailed: (message: string) => `Failed to update subscription status: ${message}`,
  deleted: 'User deleted successfully',
  deleteFailed: (message: string) => `Failed to delete user: ${message}`,
  deleteTitle: 'Delete User Account',
  deleteQuestion: "Are you sure you want to delete this user's account? This action cannot be undone.",
  empty: 'No users found.',
  missing: 'N/A',
} as const;
