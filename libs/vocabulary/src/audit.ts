/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'account_deleted',
  'admin_granted',
  'admin_revoked',
  'editor_granted',
  'editor_revoked',
  'email_changed',
  'feed_added',
  'feed_checked',
  'feed_paused',
  'feed_resumed',
  'opml_imported',
  'password_changed',
  'password_reset',
  'premium_granted',
  'premium_revoked',
  'promoted',
  'promotion_key_made',
  'promotion_refused',
  'report_decided',
  'review_accepted',
  'review_refused',
  'review_skipped',
  'review_stopped',
  'review_undone',
  'setting_changed',
  'source_added',
  'source_corrected',
  'source_disabled',
  'source_enabled',
  'source_released',
] as const;

/** What an entry of the audit log is about. */
export const AUDIT_OBJECTS = [
  'article',
  'feed',
  'milestone',
  'owner',
  'report',
  'review',
  'setting',
  'source',
  'topic',
  'user',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type AuditObject = (typeof AUDIT_OBJECTS)[number];
