import { Inject, Injectable } from '@nestjs/common';
import { API_PUBLIC_LABEL, API_SCOPE_LABELS } from '#contract/accounts';
import { PRODUCT_NAME, pagePath } from '#contract/site';
import { accountKey, accountOfId } from '#persistence/accounts';
import { Database } from '#persistence/database';
import type { Logger, Mail, Settings } from '#platform/runtime';
import type { ApiScope } from '#vocabulary';
import { LOGGER, SETTINGS } from '../../http/tokens.js';
import { LimitsService } from '../../limits/limits.service.js';
import { DeviceNotice } from '../session/device-notice.js';
import { AccountMailService } from './account-mail.service.js';

type MailLimit = 'securityMail' | 'deviceMail' | 'disclosureMail';

interface Account {
  id: number;
  email: string;
}

/** Tells readers by email what happened to their account, so that they notice if it was somebody else. */
@Injectable()
export class SecurityMailService extends DeviceNotice {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly mail: AccountMailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** A sign-in on a kind of device on which the reader never signed in before. Only confirmed addresses are told. */
  newDevice(userId: number, device: string, at: Date): void {
    this.toConfirmed('deviceMail', userId, {
      subject: `${PRODUCT_NAME}: sign-in on a new device`,
      text: `Somebody signed in to your account on a device that is new to us:\n\n${device}, ${momentOf(at)}\n\nIf it was you, you need not do anything.\n\nIf it was not you, sign in, change your password and end all other sessions:\n\n${this.pageAt('security')}\n`,
    });
  }

  passwordChanged({ id, email }: Account, at: Date): void {
    this.send('securityMail', id, async () => ({
      to: email,
      subject: `${PRODUCT_NAME}: your password was changed`,
      text: `The password of your account was changed on ${momentOf(at)}. All other sessions have ended. All API tokens and the private addresses of your calendar and feeds were revoked.\n\nIf it was you, you need not do anything. If you still use them, create new ones.\n\nNotifications to other places (webhooks, chats, additional email addresses) go on. Your profile lists them:\n\n${this.pageAt('profile')}\n\nIf it was not you, choose a new password by email:\n\n${this.pageAt('forgot')}\n`,
    }));
  }

  /**
   * The owner of the address is the first to prove it, by resetting the password.
   * @param formerEmail the confirmed address that the account had before, which is told too
   */
  addressClaimed({ id, email }: Account, formerEmail: string | null, at: Date): void {
    this.send('securityMail', id, async () => ({
      to: email,
      subject: `${PRODUCT_NAME}: your password was changed`,
      text: `The password of your account was changed on ${momentOf(at)}. All sessions have ended.\n\nNobody had confirmed this address before. So passkeys, authenticator apps and other ways to sign in that were added before no longer work: they may have been somebody else's. You can set them up again:\n\n${this.pageAt('security')}\n\nFor the same reason, notifications to other places are paused. Delete those that are not yours:\n\n${this.pageAt('profile')}\n\nIf it was not you, choose a new password by email:\n\n${this.pageAt('forgot')}\n`,
    }));
    if (formerEmail === null || accountKey(formerEmail) === accountKey(email)) return;
    this.send('securityMail', id, async () => ({
      to: formerEmail,
      subject: `${PRODUCT_NAME}: your account was taken over by its new address`,
      text: `Your account was changed from this address to another one. On ${momentOf(at)} the owner of that address set a new password. Your password, sessions, passkeys and other ways to sign in no longer work.\n\nIf the account is yours and the address was a mistake, write to us:\n\n${this.pageAt('contact')}\n`,
    }));
  }

  /** To the old address, which from now on opens nothing. */
  emailChanged({ id, email: oldEmail }: Account, at: Date): void {
    this.send('securityMail', id, async () => ({
      to: oldEmail,
      subject: `${PRODUCT_NAME}: your email address was changed`,
      text: `Your account has another email address since ${momentOf(at)}. This address no longer belongs to it.\n\nIf it was you, you need not do anything.\n\nIf it was not you, somebody knows how to sign in to your account. If you still can, sign in, change your password and your address, and end all other sessions:\n\n${this.pageAt('security')}\n\nIf you cannot sign in any more, write to us:\n\n${this.pageAt('contact')}\n`,
    }));
  }

  apiTokenMade(
    userId: number,
    { name, scopes, expiresAt }: { name: string; scopes: readonly ApiScope[]; expiresAt: Date },
    at: Date,
  ): void {
    const may = [API_PUBLIC_LABEL, ...scopes.map((scope) => API_SCOPE_LABELS[scope])];
    this.toConfirmed('securityMail', userId, {
      subject: `${PRODUCT_NAME}: an API token was created`,
      text: `The API token "${name}" was created for your account on ${momentOf(at)}. Until ${momentOf(expiresAt)}, a program that has it can do this:\n\n${may.map((one) => `- ${one}\n`).join('')}\nIf it was you, you need not do anything.\n\nIf it was not you, revoke it on your profile and change your password:\n\n${this.pageAt('profile')}\n`,
    });
  }

  /**
   * A place that gets notifications from now on. Only confirmed addresses are told.
   * @param place a host, a room or an email address. `kind` is the name of its kind
   */
  targetAdded(userId: number, { kind, place }: { kind: string; place: string }, at: Date): void {
    this.toConfirmed('disclosureMail', userId, {
      subject: `${PRODUCT_NAME}: your notifications go to another place`,
      text: `A target for your notifications was added to your account on ${momentOf(at)}:\n\n${kind}: ${place}\n\nWhoever reads them there learns which stories you follow.\n\nIf it was you, you need not do anything.\n\nIf it was not you, delete it on your profile and change your password:\n\n${this.pageAt('profile')}\n`,
    });
  }

  /** New secret addresses of the reader's calendar and feeds. Only confirmed addresses are told. */
  privateAddressMade(userId: number, at: Date): void {
    this.toConfirmed('disclosureMail', userId, {
      subject: `${PRODUCT_NAME}: a private address was created`,
      text: `A private address of your calendar and feeds was created on ${momentOf(at)}. An earlier one no longer works.\n\nWhoever has the address can see which stories you follow, without signing in.\n\nIf it was you, you need not do anything.\n\nIf it was not you, revoke it on the page Following and change your password:\n\n${this.pageAt('following')}\n`,
    });
  }

  /** @param name of the provider */
  providerLinked({ id, email }: Account, name: string, at: Date): void {
    this.send('securityMail', id, async () => ({
      to: email,
      subject: `${PRODUCT_NAME}: you can sign in with ${name}`,
      text: `Your account was connected with ${name} on ${momentOf(at)}. Anyone who signs in there as you is signed in here.\n\nIf it was not you, disconnect it and change your password:\n\n${this.pageAt('security')}\n`,
    }));
  }

  private toConfirmed(limit: MailLimit, userId: number, words: Omit<Mail, 'to'>): void {
    this.send(limit, userId, async () => {
      const account = await accountOfId(this.db, userId);
      if (account === null || account.email_confirmed_at === null) return null;
      return { to: account.email, ...words };
    });
  }

  /** Nothing is sent without a mail server, or to a reader who got many such emails today. */
  private send(limit: MailLimit, userId: number, make: () => Promise<Mail | null>): void {
    if (!this.mail.isSet) return;
    this.mail.later(async () => {
      const mail = await make();
      if (mail === null || (await this.limits.hasRoom({ limit, key: `user ${userId}` }))) return mail;
      if (limit !== 'deviceMail')
        this.logger.warn({ userId, subject: mail.subject }, 'security email dropped: too many today');
      return null;
    });
  }

  private pageAt(page: 'security' | 'forgot' | 'contact' | 'profile' | 'following'): string {
    return new URL(pagePath(page), this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`).href;
  }
}

/** '26 November 2026, 09:12 UTC' */
function momentOf(at: Date): string {
  const shown = at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${shown.replace(' at ', ', ')} UTC`;
}
