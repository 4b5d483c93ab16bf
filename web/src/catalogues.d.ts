declare module '*.po' {
  /** Compiled translations by id. */
  const messages: Record<string, string>;
  export default messages;
}
