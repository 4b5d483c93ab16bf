/** How a request is authenticated: with a browser's cookie, or with a token in its header. */
export const SESSION_KINDS = ['session', 'token'] as const;
/** What a reader can prove besides the password. */
export const FACTORS = ['app', 'passkey', 'recovery_code'] as const;
/** What a challenge is for: the second step of a sign-in, or a signature by a passkey. */
export const CHALLENGE_PURPOSES = ['second_step', 'passkey_new', 'passkey_sign_in', 'passkey_proof'] as const;
export const LINK_PURPOSES = ['password_reset', 'email_confirmation', 'unsubscribe'] as const;

/** What a personal token may do beyond reading what is public. */
export const API_SCOPES = ['follows:read', 'follows:write', 'notifications:read'] as const;

/** What an account may do. Editors work on stories and articles; admins may do everything. */
export const ROLES = ['reader', 'editor', 'admin'] as const;

export type ApiScope = (typeof API_SCOPES)[number];
export type Role = (typeof ROLES)[number];
export type SessionKind = (typeof SESSION_KINDS)[number];
export type Factor = (typeof FACTORS)[number];
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
