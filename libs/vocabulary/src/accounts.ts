/** How a request is authenticated: with a browser's cookie, or with a token in its header. */
export const SESSION_KINDS = ['session', 'token'] as const;
export const LINK_PURPOSES = ['password_reset', 'email_confirmation', 'unsubscribe'] as const;

export type SessionKind = (typeof SESSION_KINDS)[number];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
