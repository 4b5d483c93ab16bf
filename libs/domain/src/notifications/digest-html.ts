import type { NewsParts } from '#vocabulary';

/** What a digest says, for its text and its HTML. */
export interface DigestPage {
  title: MailedLine;
  message: MailedLine;
  sections: readonly {
    heading: string | null;
    stories: readonly MailedStory[];
    /** Stories with nothing but trifles. */
    named: readonly MailedStory[];
  }[];
  more: MailLink | null;
  reason: string;
  links: readonly MailLink[];
}

/** A line with the words of reports in it, if there are any, and their language (BCP 47), if it is known. */
export interface MailedLine {
  text: string;
  news: NewsParts | null;
  language: string | null;
}

export interface MailedStory {
  name: string;
  /** Of the name. Null for a source. */
  language: string | null;
  facts: readonly MailedLine[];
  url: string;
}

export interface MailLink {
  words: string;
  url: string;
}

/** Of all that this site says in emails. */
const LANGUAGE = 'en';

/** Before the names of stories with nothing but trifles. */
export const SMALLER = 'Smaller updates, from one origin each:';

const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const SANS = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline, because many mail programs drop the style element. The classes only change colours and padding. */
const STYLE = {
  body: `margin:0;padding:0;background-color:#fbfaf7;color:#1b1f24;font-family:${SANS}`,
  page: 'width:100%;table-layout:fixed',
  frame: 'width:100%;max-width:600px;table-layout:fixed;border-collapse:collapse',
  /** Long words break, so that no phone must scroll sideways. */
  cell: 'padding:32px 24px;overflow-wrap:break-word;word-wrap:break-word',
  brand: `margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #e4e1da;color:#0b6b6b;font-size:14px;line-height:20px;font-weight:600`,
  title: `margin:0 0 8px;color:#1b1f24;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:600`,
  message: 'margin:0 0 8px;color:#5b6470;font-size:14px;line-height:20px',
  heading:
    'margin:32px 0 0;padding:0 0 8px;border-bottom:1px solid #e4e1da;color:#5b6470;font-size:13px;line-height:18px;font-weight:600;letter-spacing:0.06em;text-transform:uppercase',
  name: `margin:20px 0 4px;font-family:${SERIF};font-size:20px;line-height:26px;font-weight:600`,
  nameLink: 'color:#1b1f24;text-decoration:none',
  facts: 'margin:0;padding:0 0 0 18px',
  fact: 'margin:4px 0;color:#1b1f24;font-size:16px;line-height:24px',
  named: 'margin:20px 0 0;color:#1b1f24;font-size:16px;line-height:24px',
  more: 'margin:28px 0 0;font-size:16px;line-height:24px',
  link: 'color:#0b6b6b;text-decoration:underline',
  foot: 'margin:40px 0 0;padding:16px 0 0;border-top:1px solid #e4e1da;color:#5b6470;font-size:13px;line-height:22px',
} as const;

/** Mail programs that know dark mode take these; the others keep the light colours. */
const SHEET = `
:root { color-scheme: light dark; }
@media (max-width: 480px) { .cell { padding: 20px 16px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #12151a !important; }
  .ink { color: #e8e6e1 !important; }
  .muted { color: #9aa4b0 !important; }
  .accent { color: #4db6ac !important; }
  .rule { border-color: #2a3038 !important; }
}`;

/** The HTML of a digest's email: one table, at most 600 pixels wide, without images. All words are escaped. */
export function digestHtml({ title, message, sections, more, reason, links }: DigestPage): string {
  return `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title.text)}</title>
<style>${SHEET}
</style>
</head>
<body class="page ink" style="${STYLE.body}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7" style="${STYLE.page}">
<tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.frame}">
<tr><td class="cell" align="left" style="${STYLE.cell}">
<p class="accent rule" style="${STYLE.brand}">Followthrough</p>
<h1 class="ink" style="${STYLE.title}">${lineHtml(title)}</h1>
<p class="muted" style="${STYLE.message}">${lineHtml(message)}</p>
${sections.map(sectionHtml).join('\n')}
${more ? `<p style="${STYLE.more}">${linkHtml(more)}</p>` : ''}
<p class="muted rule" style="${STYLE.foot}">${escaped(reason)}<br>${links.map((link) => linkHtml(link)).join(' &nbsp;·&nbsp; ')}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function sectionHtml({ heading, stories, named }: DigestPage['sections'][number]): string {
  const level = heading === null ? 'h2' : 'h3';
  return [
    ...(heading === null ? [] : [`<h2 class="muted rule" style="${STYLE.heading}">${escaped(heading)}</h2>`]),
    ...stories.map((story) => storyHtml(story, level)),
    ...(named.length > 0 ? [namedHtml(named)] : []),
  ].join('\n');
}

function storyHtml({ name, language, facts, url }: MailedStory, level: 'h2' | 'h3'): string {
  const items = facts.map((fact) => `<li class="ink" style="${STYLE.fact}">${lineHtml(fact)}</li>`).join('');
  return `<${level} style="${STYLE.name}"><a class="ink" href="${escaped(url)}" style="${STYLE.nameLink}"${inLanguage(language)}>${escaped(name)}</a></${level}>
<ul style="${STYLE.facts}">${items}</ul>`;
}

function namedHtml(named: readonly MailedStory[]): string {
  const links = named.map(({ name, language, url }) => linkHtml({ words: name, url }, language)).join(', ');
  return `<p class="ink" style="${STYLE.named}">${SMALLER} ${links}</p>`;
}

function linkHtml({ words, url }: MailLink, language: string | null = null): string {
  return `<a class="accent" href="${escaped(url)}" style="${STYLE.link}"${inLanguage(language)}>${escaped(words)}</a>`;
}

function lineHtml({ text, news, language }: MailedLine): string {
  const marked = inLanguage(language);
  if (news === null || marked === '') return escaped(text);
  const [before, words, after] = news.map(escaped);
  return `${before}<span${marked}>${words}</span>${after}`;
}

/** Words in another language than the email's are marked with it, and may run the other way. */
function inLanguage(language: string | null): string {
  return language === null || language === LANGUAGE ? '' : ` lang="${escaped(language)}" dir="auto"`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
