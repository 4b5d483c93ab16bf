/** Comments, strings, names and dollar-quoted texts (PostgreSQL, "Lexical Structure"). Comments within comments are not known. */
const WHOLE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|(?<!\w)[eE]'(?:\\[\s\S]|''|[^'\\])*'|(?<!(?<!\w)[eE])'(?:''|[^'])*'|"(?:""|[^"])*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$/g;
const BEGUN = /['"]|\/\*|\$(?:[A-Za-z_]\w*)?\$/;

/** Whether the text ends with a semicolon that ends a statement: not within a comment, a string or the body of a function. */
export function endsStatement(text: string): boolean {
  const rest = text.replace(WHOLE, ' ');
  return /;\s*$/.test(rest) && !BEGUN.test(rest);
}
