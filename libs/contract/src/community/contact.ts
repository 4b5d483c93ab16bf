import { z } from 'zod';
import { CONTACT_DEPARTMENTS, type ContactDepartment } from '#vocabulary';
import { EmailAddress } from '../accounts/account.js';
import { limit, offset } from '../site/paging.js';
import { isShown, plainLine, plainText } from '../site/plain-line.js';

export const CONTACT_NAME_MAX = 80;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 5_000;
/** The minimum lengths are specified word for word, like the rule of an email address. */
export const CONTACT_RULES = {
  nameShort: 'Name must be at least 2 characters',
  nameLong: `Name must be at most ${CONTACT_NAME_MAX} characters`,
  subjectShort: 'Subject must be at least 5 characters',
  subjectLong: `Subject must be at most ${CONTACT_SUBJECT_MAX} characters`,
  messageShort: 'Message must be at least 10 characters',
  messageLong: `Message must be at most ${CONTACT_MESSAGE_MAX} characters`,
} as const;
/** Specified word for word. */
export const CONTACT_SENT = "Message sent successfully! We'll get back to you as soon as possible.";

export const DEPARTMENT_LABELS: Readonly<Record<ContactDepartment, string>> = {
  general: 'General',
  support: 'Support',
  billing: 'Billing',
  feedback: 'Feedback',
  press: 'Press',
};

const shownLine = (least: number, most: number, tooShort: string, tooLong: string) =>
  plainLine(most, tooLong)
    .min(least, tooShort)
    .refine((text) => text.length < least || isShown(text), { message: tooShort });

export const NewContactMessage = z.strictObject({
  name: shownLine(2, CONTACT_NAME_MAX, CONTACT_RULES.nameShort, CONTACT_RULES.nameLong),
  email: EmailAddress,
  subject: shownLine(5, CONTACT_SUBJECT_MAX, CONTACT_RULES.subjectShort, CONTACT_RULES.subjectLong),
  message: plainText({
    least: 10,
    most: CONTACT_MESSAGE_MAX,
    tooShort: CONTACT_RULES.messageShort,
    tooLong: CONTACT_RULES.messageLong,
  }),
  department: z.enum(CONTACT_DEPARTMENTS).default('general'),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const CONTACT_MESSAGES_PAGE = 50;
export const ContactMessagesQuery = z.object({
  department: z.enum(CONTACT_DEPARTMENTS).optional(),
  limit: limit(CONTACT_MESSAGES_PAGE),
  offset,
});
export type ContactMessagesQuery = z.infer<typeof ContactMessagesQuery>;

/** A message as admins see it. */
export const ContactMessage = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  department: z.enum(CONTACT_DEPARTMENTS),
  /** Null if a visitor wrote it. */
  username: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
export const ContactMessages = z.array(ContactMessage);
