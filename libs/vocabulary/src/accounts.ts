/** How a request is authenticated: with a browser's cookie, or with a token in its header. */
export const SESSION_KINDS = ['session', 'token'] as const;
export const LINK_PURPOSES = ['password_reset', 'email_confirmation', 'unsubscribe'] as const;

/** What an account may do. Editors work on stories and articles; admins may do everything. */
export const ROLES = ['reader', 'editor', 'admin'] as const;

export type Role = (typeof ROLES)[number];
export type SessionKind = (typeof SESSION_KINDS)[number];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
