import { alertInWords } from '#domain/ingest/health';
import { type AlertRow, listAlerts, markAlertsRead } from '#persistence/ingest/health';
import { systemClock } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';

/** The most alerts that one call shows. */
const MOST = 1000;

export interface AlertOptions {
  read?: boolean;
  all?: boolean;
  json?: boolean;
}

/** `feeds alerts`: problems that only an operator can fix, newest first. `--read` marks the listed alerts as read. */
export async function alertsFor({ db, terminal }: Command, options: AlertOptions): Promise<void> {
  const alerts = await listAlerts(db, !options.all, MOST);
  if (options.json) terminal.json(alerts.map((alert) => ({ ...alert, text: alertInWords(alert) })));
  else for (const alert of alerts) terminal.say(line(alert));
  const unread = alerts.filter((alert) => alert.read_at === null).map((alert) => alert.id);
  if (options.read) {
    const marked = await markAlertsRead(db, unread, systemClock.now());
    terminal.note(`${counted(marked.length, 'alert')} marked as read.`);
  } else terminal.note(unreadNote(unread.length));
}

/** '2 unread alerts: …', with the command that shows them. */
export function unreadNote(unread: number): string {
  const hint = unread === 0 ? '.' : ": 'feeds alerts' shows them, 'feeds alerts --read' marks them as read.";
  return `${counted(unread, 'unread alert')}${hint}`;
}

function line(alert: AlertRow): string {
  const { id, created_at: at, read_at: read, feed_id: feed, domain, url } = alert;
  const when = `${at.toISOString()}  ${read === null ? 'unread' : 'read  '}`;
  return `${String(id).padStart(6)}  ${when}  feed ${feed}  ${domain}  ${url}\n        ${alertInWords(alert)}.`;
}
