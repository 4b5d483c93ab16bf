import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/reading';

/** The parts of a first screen as JSON texts. */
export type ScreenTexts = Readonly<Partial<Record<keyof FirstScreen, string>>>;

/** A longer part, in characters, is left to the call that it stands for: the page would keep its reader waiting. */
const PART_MOST = 150_000;

/** The built page, with room for a head of its own and for what its first screen shows. */
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
   * @param links to files of this page, which stand behind those of every page: of two rules that weigh the same the later holds
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

/** Data, no script: what could end the element, or a line in it, is escaped as JSON allows. */
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
