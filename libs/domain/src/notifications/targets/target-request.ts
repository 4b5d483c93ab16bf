import type { TargetKind } from '#vocabulary';
import { cut, cutBytes } from '../notification-words.js';
import { noticeLines, type TargetNotice } from './target-notice.js';

/** Where a target is, with its secrets. */
export type TargetAddress =
  | { kind: 'webhook'; url: string; secrets: readonly WebhookSecret[] }
  /** `token`: of a protected topic. */
  | { kind: 'ntfy'; url: string; token: string | null }
  | { kind: 'discord' | 'slack'; url: string }
  | { kind: 'matrix'; url: string; room: string; token: string }
  /** `link`: the secret in the links of its emails. */
  | { kind: 'mail'; email: string; link: string };

/** `until`: a replaced secret also signs until then (ISO 8601). */
export interface WebhookSecret {
  secret: string;
  until: string | null;
}

export interface TargetRequest {
  method: 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

type HttpAddress = Exclude<TargetAddress, { kind: 'mail' }>;

/** Limits of the services (characters): Discord's title and description; Slack and Matrix split or refuse what is far longer. */
const MOST = { title: 250, text: 3500 } as const;
/** A longer message becomes an attachment, or is refused where there are none (bytes; ntfy's documentation, 'Limitations': 4,096). */
const NTFY_BYTES = 4000;

/** The request that delivers a notice. A webhook's is not signed yet. */
export function targetRequest(address: HttpAddress, notice: TargetNotice): TargetRequest {
  switch (address.kind) {
    case 'webhook':
      return json(address.url, webhookEvent(notice));
    case 'ntfy':
      return ntfy(address, notice);
    case 'discord':
      return json(address.url, discordMessage(notice));
    case 'slack':
      return json(address.url, slackMessage(notice));
    case 'matrix':
      return matrix(address, notice);
  }
}

/** The documented payload of webhooks (`TargetEvent` in the contract). */
function webhookEvent({ type, at, title, message, url, story, developmentId, items }: TargetNotice) {
  return {
    type: `notification.${type}`,
    timestamp: at.toISOString(),
    data: { title, message, url, story, developmentId, items },
  };
}

/** Published as JSON, because headers hold no text beyond Latin-1: the topic is the last part of the address. */
function ntfy({ url, token }: HttpAddress & { kind: 'ntfy' }, notice: TargetNotice): TargetRequest {
  const topic = new URL(url);
  const message = cutBytes(noticeLines(notice).join('\n'), NTFY_BYTES);
  const body = {
    topic: topic.pathname.slice(1),
    title: cut(notice.title, MOST.title),
    message,
    click: notice.url,
  };
  return json(`${topic.origin}/`, body, token === null ? {} : { authorization: `Bearer ${token}` });
}

/** An embed. Nobody is mentioned, whatever a headline says. */
function discordMessage(notice: TargetNotice) {
  const embed = {
    title: cut(discordText(notice.title), MOST.title),
    url: notice.url,
    description: cut(noticeLines(notice).map(discordText).join('\n'), MOST.text),
    timestamp: notice.at.toISOString(),
  };
  return { embeds: [embed], allowed_mentions: { parse: [] } };
}

const discordText = (text: string) => text.replace(/[\\`*_~|<>[\]()#@:]/g, '\\$&');

/** Slack's own markup for links; of other servers with such webhooks (Mattermost, Rocket.Chat), too. */
function slackMessage(notice: TargetNotice) {
  const title = slackText(cut(notice.title, MOST.title)).replaceAll('|', '¦');
  const text = cut(noticeLines(notice).join('\n'), MOST.text);
  return { text: `<${notice.url}|${title}>\n${slackText(text)}`, unfurl_links: false, unfurl_media: false };
}

/** Escapes what would make a mention or a link ('Formatting text for app surfaces' of Slack's documentation). */
const slackText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text message with the notice's id as transaction, so that a repetition is one message (client-server API, 'Sending events'). */
function matrix({ url, room, token }: HttpAddress & { kind: 'matrix' }, notice: TargetNotice): TargetRequest {
  const lines = cut(noticeLines(notice).join('\n'), MOST.text);
  const place = [room, 'send', 'm.room.message', notice.id].map(encodeURIComponent).join('/');
  const message = {
    msgtype: 'm.text',
    body: `${notice.title}\n${lines}\n${notice.url}`,
    format: 'org.matrix.custom.html',
    formatted_body: `<a href="${html(notice.url)}">${html(notice.title)}</a><br>${html(lines).replaceAll('\n', '<br>')}`,
    'm.mentions': {},
  };
  const address = `${new URL(url).origin}/_matrix/client/v3/rooms/${place}`;
  return { ...json(address, message, { authorization: `Bearer ${token}` }), method: 'PUT' };
}

const html = (text: string) => slackText(text).replaceAll('"', '&quot;');

function json(url: string, value: unknown, headers: Readonly<Record<string, string>> = {}): TargetRequest {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/** What a reader may see of an address: nothing that would let others send. */
export function placeOf(address: TargetAddress): string {
  switch (address.kind) {
    case 'mail':
      return address.email;
    case 'matrix':
      return `${address.room} at ${new URL(address.url).host}`;
    default:
      return new URL(address.url).host;
  }
}

/** The services' names, and what the rest is called. */
export const TARGET_NAMES: Readonly<Record<TargetKind, string>> = {
  webhook: 'Webhook',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  mail: 'Email',
};
