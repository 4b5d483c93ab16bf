import { alertInWords } from '#domain/ingest/health';
import { type AlertRow, listAlerts, markAlertsRead } from '#persistence/ingest/health';
import { systemClock } from '#platform/runtime';
import type { Command } from '../run/run-command.js';

/** Alerts that are shown at once. */
const MOST = 1000;

export interface AlertOptions {
  read?: boolean;
  all?: boolean;
  json?: boolean;
}

/** `feeds alerts`: what only an operator can mend, newest first. `--read` marks what it shows as read. */
export async function alertsFor({ db, terminal }: Command, options: AlertOptions): Promise<void> {
  const alerts = await listAlerts(db, !options.all, MOST);
  if (options.json) terminal.json(alerts.map((alert) => ({ ...alert, text: alertInWords(alert) })));
  else for (const alert of alerts) terminal.say(line(alert));
  const unread = alerts.filter((alert) => alert.read_at === null).map((alert) => alert.id);
  if (options.read) {
    const marked = await markAlertsRead(db, unread, systemClock.now());
    terminal.note(`${counted(marked, 'alert')} marked as read.`);
  } else terminal.note(unreadNote(unread.length));
}

/** '2 unread alerts: …'; how to be rid of them. */
export function unreadNote(unread: number): string {
  const hint = unread === 0 ? '.' : ': feeds alerts shows them, with --read it marks them as read.';
  return `${counted(unread, 'unread alert')}${hint}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function line(alert: AlertRow): string {
  const { id, created_at: at, read_at: read, feed_id: feed, domain, url } = alert;
  const when = `${at.toISOString()}  ${read === null ? 'unread' : 'read  '}`;
  return `${String(id).padStart(6)}  ${when}  feed ${feed}  ${domain}  ${url}\n        ${alertInWords(alert)}.`;
}
