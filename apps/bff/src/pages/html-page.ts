import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/reading';

/** The parts of a first screen, as JSON text. */
export type ScreenTexts = Readonly<Partial<Record<keyof FirstScreen, string>>>;

/** Longer parts (characters) are left out, to keep the page fast. The page then makes the call. */
const PART_MOST = 150_000;

/** The built page, split so that a head and first-screen data can be inserted. */
export class HtmlPage {
  private readonly parts: { start: string; head: string; body: string; end: string };

  constructor(html: string) {
    const [start, afterTitle] = halves(
      html.replace(/\s*<meta name="description"[^>]*>/, ''),
      /<title>[^<]*<\/title>/,
    );
    const [head, afterHead] = halves(afterTitle, /(?=<\/head>)/);
    const [body, end] = halves(afterHead, /(?=<\/body>)/);
    this.parts = { start, head, body, end };
  }

  /**
   * @param tags of the head, escaped
   * @param links to files of this page. They follow those of every page: of two CSS rules with equal specificity the later wins
   */
  with(tags: string, links: string, screen: ScreenTexts): string {
    const { start, head, body, end } = this.parts;
    return start + tags + head + links + body + screenScript(screen) + end;
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
  const entries = Object.entries(screen).filter(([, json]) => json.length <= PART_MOST);
  if (entries.length === 0) return '';
  const json = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  const safe = json.replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${FIRST_SCREEN_ID}">${safe}</script>\n  `;
}
