import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/reading';

/** The parts of a first screen, as JSON text. */
export type ScreenTexts = Readonly<Partial<Record<keyof FirstScreen, string>>>;

/** The element that the web app fills. While it contains only HTML of the server, its buttons and fields do nothing. */
const ROOT = '<div id="root">';
const STATIC_ROOT = '<div id="root" data-static><fieldset disabled role="presentation">';

/** The built page, split so that a head, the page's HTML and first-screen data can be inserted. */
export class HtmlPage {
  private readonly parts: { start: string; head: string; top: string; body: string; end: string };
  /** The head of a page whose content and styles are in it: its code is requested after what it shows. */
  private readonly renderedHead: string;

  constructor(html: string) {
    const [start, afterTitle] = halves(
      html.replace(/\s*<meta name="description"[^>]*>/, ''),
      /<title>[^<]*<\/title>/,
    );
    const [head, afterHead] = halves(afterTitle, /(?=<\/head>)/);
    const [top, afterTop] = halves(afterHead, new RegExp(ROOT));
    const [body, end] = halves(afterTop, /(?=<\/body>)/);
    this.parts = { start, head, top, body, end };
    this.renderedHead = head
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
  }

  /**
   * @param tags of the head, escaped
   * @param links to files of this page. They follow those of every page: of two CSS rules with equal specificity the later wins
   * @param content what the page shows, as HTML. If it is not empty, `links` contain all styles
   */
  with(tags: string, links: string, content: string, screen: ScreenTexts): string {
    const { start, top, body, end } = this.parts;
    const head = content === '' ? this.parts.head : this.renderedHead;
    const root = content === '' ? ROOT : `${STATIC_ROOT}${content}</fieldset>`;
    return start + tags + head + links + top + root + body + screenScript(screen) + end;
  }
}

function halves(html: string, at: RegExp): [before: string, after: string] {
  const found = at.exec(html);
  return found === null
    ? [html, '']
    : [html.slice(0, found.index), html.slice(found.index + found[0].length)];
}

/** Data, not code. Characters that could end the element or a line are escaped as JSON. */
function screenScript(screen: ScreenTexts): string {
  const entries = Object.entries(screen);
  if (entries.length === 0) return '';
  const json = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  const safe = json.replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${FIRST_SCREEN_ID}">${safe}</script>\n  `;
}
