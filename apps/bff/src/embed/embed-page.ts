import { escapeAttribute, escapeText } from 'entities';
import { type EmbedTheme, PRODUCT_NAME, pagePath, pageTitle } from '#contract/site';
import { saysMoreThanName, statusBadge, type TopicPage } from '#contract/stories';
import { confirmationSummary } from '#contract/timeline';
import type { MilestoneRow } from '#persistence/timeline';
import { EMBED_STYLE } from './embed-style.js';

export interface EmbeddedStory {
  topic: TopicPage;
  language: string;
  /** Newest first. */
  developments: readonly MilestoneRow[];
  /** What the news is, if it is not live. */
  note: string | null;
}

export interface Frame {
  /** The public origin, without a trailing slash. */
  origin: string;
  theme: EmbedTheme | undefined;
}

/** A story as one page without scripts, pictures or other files. */
export function embedPage({ topic, language, developments, note }: EmbeddedStory, frame: Frame): string {
  const address = frame.origin + pagePath('story', topic.id);
  // What outlets wrote is in the story's language, and may be written from right to left.
  const words = `lang="${escapeAttribute(language)}" dir="auto"`;
  const body = [
    '<main>',
    header(note, topic.status),
    topic.label === null ? '' : `<p class="label" ${words}>${escapeText(topic.label)}</p>`,
    `<h1 ${words}>${link(address, topic.name)}</h1>`,
    state(topic, words),
    progress(topic.estimatedCompletionPercent),
    latest(developments, words),
    '</main>',
    `<footer>${link(address, `Follow this story on ${PRODUCT_NAME}`)}<span>${counts(topic)}</span></footer>`,
  ];
  return page({ title: topic.name, address, theme: frame.theme, body: body.join('\n') });
}

/** For a story that does not exist, in place of the other. */
export function missingPage(frame: Frame): string {
  return noStoryPage('Story not found', 'It does not exist, or it has been removed.', frame);
}

/** After a failure, in place of a story. */
export function unavailablePage(frame: Frame): string {
  return noStoryPage('Story unavailable', 'It cannot be shown at the moment. Please try again later.', frame);
}

function noStoryPage(title: string, why: string, { origin, theme }: Frame): string {
  const home = link(`${origin}/`, PRODUCT_NAME);
  const body = `<main>${header(null, null)}<h1>${title}</h1><p class="state">${why}</p></main><footer>${home}</footer>`;
  return page({ title, address: `${origin}/`, theme, body });
}

interface Page {
  title: string;
  address: string;
  theme: EmbedTheme | undefined;
  body: string;
}

function page({ title, address, theme, body }: Page): string {
  return `<!doctype html>
<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeText(pageTitle(title))}</title>
<link rel="canonical" href="${escapeAttribute(address)}" />
<style>${EMBED_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const MARK =
  '<svg width="18" height="18" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="6" fill="#0B6B6B"/><path d="M16 5v22" stroke="#FBFAF7" stroke-width="2"/><circle cx="16" cy="8" r="3" fill="#FBFAF7"/><circle cx="16" cy="16" r="3" fill="#FBFAF7"/><circle cx="16" cy="24" r="3" fill="#0B6B6B" stroke="#FBFAF7" stroke-width="2"/></svg>';

const KNOWN_STATUSES = new Set(['ongoing', 'developing', 'resolved']);

function header(note: string | null, status: string | null): string {
  const said = note === null ? '' : ` <span class="note">· ${note}</span>`;
  const brand = `<span class="brand">${MARK} ${PRODUCT_NAME}${said}</span>`;
  if (status === null) return `<header>${brand}</header>`;
  const tone = KNOWN_STATUSES.has(status) ? ` ${status}` : '';
  return `<header>${brand}<span class="status${tone}">${escapeText(statusBadge(status))}</span></header>`;
}

/** How it ended or where it stands, unless its name says that already. */
function state({ name, ending, whereItStands }: TopicPage, words: string): string {
  const text = ending?.text ?? whereItStands?.text;
  const ended = ending === null ? '' : `<strong>Ended ${dayLabel(new Date(ending.at))}.</strong> `;
  const said =
    text !== undefined && saysMoreThanName({ name, text }) ? `<span ${words}>${escapeText(text)}</span>` : '';
  return ended + said === '' ? '' : `<p class="state">${ended}${said}</p>`;
}

function progress(percent: number): string {
  return `<div class="progress"><progress max="100" value="${percent}" aria-label="Estimated completion of the story"></progress><span>${percent}%</span></div>`;
}

function latest(developments: readonly MilestoneRow[], words: string): string {
  if (developments.length === 0) return '';
  const items = developments.map(
    (one) =>
      `<li><time datetime="${one.date.toISOString()}">${dayLabel(one.date)}</time><span class="title" ${words}>${escapeText(one.title)}</span>${chip(one)}</li>`,
  );
  return `<h2>Latest developments</h2><ol>${items.join('')}</ol>`;
}

function chip({ confirmation_level: level, origin_count, outlet_count }: MilestoneRow): string {
  const bars =
    '<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true"><path d="M0 8h4v4H0z"/><path d="M5 4h4v8H5z"/><path d="M10 0h4v12h-4z"/></svg>';
  return `<span class="chip ${level}">${bars}<span>${confirmationSummary(origin_count, outlet_count)}</span></span>`;
}

function counts({ articleCount, sourceCount }: TopicPage): string {
  const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${plural(articleCount, 'article')} · ${plural(sourceCount, 'source')}`;
}

/** Opens in a tab of its own: a frame cannot show the page. */
const link = (address: string, words: string) =>
  `<a href="${escapeAttribute(address)}" target="_blank" rel="noopener">${escapeText(words)}</a>`;

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day with its year: a frame does not know when it is read. */
const dayLabel = (date: Date) => DAY.format(date);
