import type { Row } from '#persistence/database';
import type { Mail } from '#platform/runtime';

type ContactMail = Omit<Mail, 'to'>;

/** A message of the contact form as a mail. An answer to it goes to the writer. */
export function presentContactMail(
  row: Pick<Row<'contact_message'>, 'id' | 'name' | 'email' | 'subject' | 'message' | 'department'>,
): ContactMail {
  const { id, name, email, subject, message, department } = row;
  return {
    replyTo: email,
    subject: `[${department}] ${subject}`,
    text: `${message}\n\n-- \n${name} <${email}>\nMessage ${id} of the contact form, department: ${department}\n`,
  };
}
