/** Comments to the end of the line, strings, names and dollar-quoted texts as a whole, or the beginning of one of them or of a comment. */
const NEXT =
  /--[^\n]*|\/\*|(?<!\w)[eE]'(?:\\[\s\S]|''|[^'\\])*'|(?<!(?<!\w)[eE])'(?:''|[^'])*'|"(?:""|[^"])*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|['"]|\$(?:[A-Za-z_]\w*)?\$/g;
const BEGUN = /^(?:['"]|\$(?:[A-Za-z_]\w*)?\$)$/;

/**
 * Whether the text ends with a semicolon that ends a statement: not within a comment, a string or the body of a function (PostgreSQL,
 * "Lexical Structure").
 */
export function endsStatement(text: string): boolean {
  const next = new RegExp(NEXT);
  let plain = '';
  let from = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const [token] = found;
    if (BEGUN.test(token)) return false;
    const isComment = token === '/*' || token.startsWith('--');
    plain += text.slice(from, found.index) + (isComment ? ' ' : 'x');
    if (token === '/*') next.lastIndex = endOfComment(text, found.index);
    from = next.lastIndex;
    if (from > text.length) return false;
  }
  return /;\s*$/.test(plain + text.slice(from));
}

/** The place after a comment that begins here. Comments within it end first. Behind the text if it does not end. */
function endOfComment(text: string, begin: number): number {
  const edge = /\/\*|\*\//g;
  edge.lastIndex = begin;
  let depth = 0;
  for (let found = edge.exec(text); found !== null; found = edge.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return edge.lastIndex;
  }
  return text.length + 1;
}
