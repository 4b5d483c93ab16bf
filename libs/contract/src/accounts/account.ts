import { z } from 'zod';
import { INTEREST_TAGS, SESSION_KINDS } from '#vocabulary';
import { isShown, plainLine } from '../site/plain-line.js';
import { User } from './user.js';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
export const PASSWORD_MIN = 6;
/** The minimum for new passwords where the operator has set strict rules. */
export const STRICT_PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;
export const NAME_MAX = 80;
export const ACCOUNT_RULES = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: `Username must be at most ${USERNAME_MAX} characters`,
  usernameLetters: 'Username may contain letters a to z, digits, dots, hyphens and underscores',
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordShortStrict: `Password must be at least ${STRICT_PASSWORD_MIN} characters`,
  passwordCommon: 'This password is widely known. Please choose another one',
  passwordOwnName: 'Password must not contain your username, your email name or the name of this site',
  passwordLong: `Password must be at most ${PASSWORD_MAX} characters`,
  passwordsDiffer: 'Passwords do not match',
  nameLong: `Name must be at most ${NAME_MAX} characters`,
  nameUnseen: 'Name must contain a visible character',
} as const;

/** Latin letters only, so that no name can imitate another in a different alphabet. */
const username = z
  .string()
  .trim()
  .min(USERNAME_MIN, ACCOUNT_RULES.usernameShort)
  .max(USERNAME_MAX, ACCOUNT_RULES.usernameLong)
  .regex(/^[A-Za-z0-9._-]*$/, ACCOUNT_RULES.usernameLetters);

/** Of an account, or of whoever writes to the site. */
export const EmailAddress = z
  .string()
  .trim()
  .max(EMAIL_MAX, ACCOUNT_RULES.email)
  .pipe(z.email(ACCOUNT_RULES.email));
const email = EmailAddress;

const password = z
  .string()
  .min(PASSWORD_MIN, ACCOUNT_RULES.passwordShort)
  .max(PASSWORD_MAX, ACCOUNT_RULES.passwordLong);

/** The password of an existing account. */
export const CurrentPassword = password;

/** An empty name removes the current one. A name of invisible characters is not empty: it is refused. */
const name = z
  .string()
  .refine((given) => given.trim() === '' || isShown(given), { message: ACCOUNT_RULES.nameUnseen })
  .pipe(plainLine(NAME_MAX, ACCOUNT_RULES.nameLong));

/** The name field takes a username or the account's email address. */
export const Credentials = z.strictObject({
  username: plainLine(EMAIL_MAX).min(USERNAME_MIN, ACCOUNT_RULES.usernameShort),
  password,
  /** Requests a bearer token instead of a cookie. */
  token: z.boolean().optional(),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.strictObject({
  username,
  email,
  password,
  firstName: name.optional(),
  lastName: name.optional(),
  token: z.boolean().optional(),
});
export type Registration = z.infer<typeof Registration>;

const newPassword = { password, confirmPassword: password };
const passwordsAgree = { message: ACCOUNT_RULES.passwordsDiffer, path: ['confirmPassword'] };

/** What the sign-up form checks. `confirmPassword` is never sent. */
export const RegistrationForm = z
  .object({ username, email, ...newPassword })
  .refine((form) => form.password === form.confirmPassword, passwordsAgree);
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** What the page behind an emailed reset link checks. */
export const NewPasswordForm = z
  .object(newPassword)
  .refine((form) => form.password === form.confirmPassword, passwordsAgree);
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

const instant = z.iso.datetime();

/** Signing in and signing up return the user, and the token if one was requested. */
export const SignedIn = User.extend({
  token: z.string().optional(),
  authenticatedVia: z.enum(SESSION_KINDS),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** What a call did, in a sentence, if it returns nothing else. */
export const Done = z.object({ message: z.string() });
export type Done = z.infer<typeof Done>;

export const SessionView = z.object({
  id: z.int().positive(),
  kind: z.enum(SESSION_KINDS),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;
export const Sessions = z.array(SessionView);

export const ProfileChange = z.strictObject({
  firstName: name.optional(),
  lastName: name.optional(),
  interests: z.array(z.enum(INTEREST_TAGS)).max(INTEREST_TAGS.length).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/**
 * The current password confirms every change that could take over an account. Readers who have none confirm at their provider
 * instead.
 */
export const PasswordChange = z.strictObject({ currentPassword: password.optional(), newPassword: password });
export type PasswordChange = z.infer<typeof PasswordChange>;
/** What the profile checks before it sends the change. */
export const PasswordChangeForm = z
  .object({ currentPassword: password.optional(), newPassword: password, confirmPassword: password })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsAgree);
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;
export const EmailChange = z.strictObject({ email, password: password.optional() });
export type EmailChange = z.infer<typeof EmailChange>;
export const AccountDeletion = z.strictObject({ password: password.optional() });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const PasswordForgotten = z.strictObject({ email });
export type PasswordForgotten = z.infer<typeof PasswordForgotten>;

/** The secret in an emailed link. */
export const LinkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a valid link');
export const PasswordReset = z.strictObject({ secret: LinkSecret, password });
export type PasswordReset = z.infer<typeof PasswordReset>;
export const EmailConfirmation = z.strictObject({ secret: LinkSecret });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;
/** The code of a refusal: only a reader who is signed in to the account can confirm its address. */
export const SIGN_IN_TO_CONFIRM = 'sign_in_to_confirm';
/** Confirming is idempotent: a second press of the link says that the address was confirmed before. */
export const EmailConfirmed = z.object({ wasConfirmed: z.boolean() });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

export const Promotion = z.strictObject({
  userId: z.int().positive(),
  adminKey: z.string().trim().min(1, 'Please enter the admin promotion key').max(200),
});
export type Promotion = z.infer<typeof Promotion>;

/** What the promotion page may show: the documented development key, only if it is in use. */
export const PromotionHint = z.object({ defaultKey: z.string().nullable() });
export type PromotionHint = z.infer<typeof PromotionHint>;

/** The answer to a registration while an operator has closed sign-up. */
export const SIGN_UP_CLOSED = 'New accounts cannot be created at the moment.';
