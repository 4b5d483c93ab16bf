/** Addresses with the same mailbox, as most servers deliver them: without regard to case, and to a tag after '+'. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  return `${name.replace(/(?<=.)\+.*$/, '')}@${host}`;
}
