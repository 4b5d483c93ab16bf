import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/reading';
import { scriptJson } from './script-json.js';

/** The parts of a first screen, as JSON text. */
export type ScreenTexts = Readonly<Partial<Record<keyof FirstScreen, string>>>;

/** The element that the web app fills. While it contains only HTML of the server, its buttons and fields do nothing. */
const ROOT = '<div id="root">';
const STATIC_ROOT = '<div id="root" data-static><fieldset disabled role="presentation">';

/** The tags that load the code which every page needs. */
const COMMON_CODE = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const FONTS = /\s*<link rel="preload" as="font"[^>]*>/g;
const COMMON_STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** What the head of a rendered page contains beside the tags of every page. */
export interface RenderedFiles {
  /** All styles of the page. */
  styles: string;
  /** Links to its own code. */
  code: string;
  /** The path of `start.js`. */
  start: string;
}

/** The built page, split so that a head, the page's HTML and first-screen data can be inserted. */
export class HtmlPage {
  private readonly parts: { start: string; head: string; top: string; body: string; end: string };

  constructor(html: string) {
    const [start, afterTitle] = halves(
      html.replace(/\s*<meta name="description"[^>]*>/, ''),
      /<title>[^<]*<\/title>/,
    );
    const [head, afterHead] = halves(afterTitle, /(?=<\/head>)/);
    const [top, afterTop] = halves(afterHead, new RegExp(ROOT));
    const [body, end] = halves(afterTop, /(?=<\/body>)/);
    this.parts = { start, head, top, body, end };
  }

  /**
   * The page for the web app to fill.
   * @param tags of the head, escaped
   * @param links to files of this page. They follow those of every page: of two CSS rules with equal specificity the later wins
   */
  empty(tags: string, links: string, screen: ScreenTexts): string {
    const { start, head, top, body, end } = this.parts;
    return start + tags + head + links + top + ROOT + body + screenScript(screen) + end;
  }

  /**
   * The page with its content. `theme.js` requests the fonts at once unless the connection is slow. `start.js` loads the code when
   * the content is drawn.
   * @param tags of the head, escaped
   * @param content what the page shows, as HTML
   */
  rendered(tags: string, files: RenderedFiles, content: string, screen: ScreenTexts): string {
    const { start, head, top, body, end } = this.parts;
    const tagsOf = (kind: RegExp) => [...head.matchAll(kind)].map(([tag]) => tag.trim()).join('');
    const fonts = `<template id="fonts">${tagsOf(FONTS)}</template>`;
    const template = `<template id="code">${tagsOf(COMMON_CODE)}${files.code}</template>`;
    const others = head.replace(COMMON_CODE, '').replace(COMMON_STYLES, '').replace(FONTS, '');
    const own = `${files.styles}${template}<script async src="${files.start}"></script>`;
    const root = `${STATIC_ROOT}${content}</fieldset>`;
    return start + tags + fonts + others + own + top + root + body + screenScript(screen) + end;
  }
}

function halves(html: string, at: RegExp): [before: string, after: string] {
  const found = at.exec(html);
  return found === null
    ? [html, '']
    : [html.slice(0, found.index), html.slice(found.index + found[0].length)];
}

/** Data, not code. */
function screenScript(screen: ScreenTexts): string {
  const entries = Object.entries(screen);
  if (entries.length === 0) return '';
  const json = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  return `<script type="application/json" id="${FIRST_SCREEN_ID}">${scriptJson(json)}</script>\n  `;
}
