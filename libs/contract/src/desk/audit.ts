import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_OBJECTS, type AuditAction, type AuditObject } from '#vocabulary';
import { IdParam, limit } from '../site/paging.js';

export const AUDIT_PAGE = 50;

const day = z.iso.date();

/** What is searched for. Empty conditions match everything. */
export const AuditQuery = z
  .object({
    /** A username, or the pseudonym of a deleted account. */
    who: z.string().trim().max(100).default(''),
    action: z.enum(AUDIT_ACTIONS).optional(),
    object: z.enum(AUDIT_OBJECTS).optional(),
    objectId: IdParam.optional(),
    /** Days in UTC, both included. */
    from: day.optional(),
    to: day.optional(),
    /** Entries older than this one. */
    before: IdParam.optional(),
    limit: limit(AUDIT_PAGE),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'must not be before the first day',
  })
  .refine(({ object, objectId }) => objectId === undefined || object !== undefined, {
    path: ['object'],
    message: 'is needed with an id',
  });
export type AuditQuery = z.infer<typeof AuditQuery>;

const values = z.record(z.string(), z.unknown());

export const AuditEntryView = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  /** The account that did it. Null if the server or an operator on the command line did it, or the account is deleted. */
  actor: z.object({ id: z.int().positive(), username: z.string() }).nullable(),
  /** In place of a deleted account. */
  pseudonym: z.string().nullable(),
  /** A word of `AUDIT_ACTIONS`, or of an older version. */
  action: z.string(),
  object: z
    .object({ kind: z.string(), id: z.int().positive().nullable(), name: z.string().nullable() })
    .nullable(),
  payload: values,
  before: values.nullable(),
  after: values.nullable(),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

export const AuditPage = z.object({
  entries: z.array(AuditEntryView),
  /** `before` of the next page, or null on the last. */
  next: z.int().positive().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const AUDIT_ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  account_deleted: 'Account deleted',
  admin_granted: 'Made an admin',
  admin_revoked: 'Admin rights removed',
  api_token_made: 'API token created',
  api_token_revoked: 'API token revoked',
  alerts_read: 'Alerts marked as read',
  app_added: 'Authenticator app added',
  app_removed: 'Authenticator app removed',
  editor_granted: 'Made an editor',
  editor_revoked: 'Editor rights removed',
  email_changed: 'Email address changed',
  factors_removed: 'Second factors removed',
  feed_added: 'Feed added',
  feed_checked: 'Feed made due',
  feed_paused: 'Feed paused',
  feed_resumed: 'Feed resumed',
  opml_imported: 'OPML imported',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_renamed: 'Passkey renamed',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  premium_granted: 'Premium granted',
  premium_revoked: 'Premium grant removed',
  promoted: 'Promoted to admin',
  promotion_key_made: 'Promotion key generated',
  promotion_refused: 'Promotion refused',
  recovery_code_used: 'Recovery code used',
  recovery_codes_made: 'Recovery codes made',
  provider_linked: 'Sign-in provider connected',
  provider_unlinked: 'Sign-in provider disconnected',
  report_decided: 'Report decided',
  review_accepted: 'Proposal accepted',
  review_refused: 'Proposal refused',
  review_skipped: 'Proposal skipped',
  review_stopped: 'Proposal put back',
  review_undone: 'Decision undone',
  sessions_ended: 'Sessions ended',
  setting_changed: 'Setting changed',
  source_added: 'Source added',
  source_corrected: 'Source corrected',
  source_disabled: 'Source disabled',
  source_domain_added: 'Domain added to a source',
  source_domain_removed: 'Domain removed from a source',
  source_enabled: 'Source enabled',
  source_released: 'Source released',
  source_quotas_set: 'Quotas of a source changed',
  story_attach: 'Articles attached to a milestone',
  story_edit: 'Story edited',
  story_edit_milestone: 'Milestone edited',
  story_hide: 'Article hidden',
  story_merge: 'Stories merged',
  story_merge_milestones: 'Milestones merged',
  story_move: 'Articles moved',
  story_release: 'Field released to the machine',
  story_split: 'Story split',
  story_split_milestone: 'Milestone split',
  story_tag: 'Tags of an article set',
  story_undo: 'Order undone',
  story_unhide: 'Article shown again',
};

/** Names and values of entries that are codes. */
export const AUDIT_WORD_LABELS: Readonly<Record<string, string>> = {
  is_admin: 'Administrator',
  is_editor: 'Editor',
  other_user: 'For another user',
  passkeyId: 'Passkey',
  premium_granted: 'Premium granted',
  reason: 'Reason',
  wrong_key: 'Wrong key',
};

export const AUDIT_OBJECT_LABELS: Readonly<Record<AuditObject, string>> = {
  article: 'Article',
  feed: 'Feed',
  milestone: 'Milestone',
  owner: 'Owner',
  report: 'Report',
  review: 'Proposal',
  setting: 'Setting',
  source: 'Source',
  topic: 'Topic',
  user: 'User',
};
