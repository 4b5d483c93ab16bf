import { createTransport } from 'nodemailer';
import type { Settings } from './config.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** @throws Error when the server refused it or did not answer in time */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Connections a process holds, and mails each carries before it is opened again. */
const POOL = { pool: true, maxConnections: 2, maxMessages: 100 } as const;
/** Until a silent server is given up (ms). */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP_URL; null where that is not set. */
export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
): Mailer | null {
  const { SMTP_URL: url } = settings;
  if (url === undefined) return null;
  const from = settings.MAIL_FROM ?? `Followthrough <no-reply@${hostOf(settings.PUBLIC_URL)}>`;
  const transport = createTransport(
    { url, ...POOL, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return {
    async send({ to, ...mail }) {
      await transport.sendMail({ to: { name: '', address: to }, ...mail });
    },
    close: () => transport.close(),
  };
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
}
