/** Tells the person who started the launcher. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
