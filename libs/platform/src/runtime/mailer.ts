import { createTransport } from 'nodemailer';
import type { Settings } from './config.js';

export interface Mail {
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Names the mail among all of this installation, the same at each attempt (`[a-z0-9._]`). It makes the Message-ID, by which receivers drop repetitions. */
  key?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** @throws Error if the server refuses the email or does not respond in time */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Connections per process, and emails per connection before it is reopened. */
const POOL = { pool: true, maxConnections: 2, maxMessages: 100 } as const;
/** Time limits for a silent server (ms). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends email by SMTP_URL. Null if that is not set. */
export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
): Mailer | null {
  const { SMTP_URL: url } = settings;
  if (url === undefined) return null;
  const from = settings.MAIL_FROM ?? `Followthrough <no-reply@${hostOf(settings.PUBLIC_URL)}>`;
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? hostOf(settings.PUBLIC_URL);
  const transport = createTransport(
    { url, ...POOL, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return {
    async send({ to, replyTo, key, ...mail }) {
      const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      const id = key === undefined ? {} : { messageId: `<${key}@${domain}>` };
      await transport.sendMail({ to: { name: '', address: to }, ...answers, ...id, ...mail });
    },
    close: () => transport.close(),
  };
}

/** What a log may say about an email that was not sent. A mail server's response often repeats the recipient's address, so it is left out. */
export function mailFailure(error: unknown): object {
  if (!(error instanceof Error) || !('response' in error || 'rejected' in error)) return { err: error };
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { code, command, responseCode };
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
}
