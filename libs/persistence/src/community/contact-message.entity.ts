import { defineEntity, p } from '@mikro-orm/core';
import { CONTACT_DEPARTMENTS } from '#vocabulary';
import { User } from '../accounts/user.entity.js';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  properties: {
    id: p.integer().primary(),
    /** Null if a visitor wrote it. */
    user: () => p.manyToOne(User).nullable().index().deleteRule('cascade'),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    department: p.enum(CONTACT_DEPARTMENTS).default('general'),
    /** System time. */
    createdAt: p.datetime().index(),
    /** When its mail was queued. System time. */
    mailQueuedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'contact_message_to_mail',
      expression:
        'create index contact_message_to_mail on contact_message (created_at, id) where mail_queued_at is null',
    },
  ],
});

/** A message of the contact form. */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
