import { defineEntity, p } from '@mikro-orm/core';

const MailHourSchema = defineEntity({
  name: 'MailHour',
  properties: {
    /** The start of the hour, in system time. */
    hour: p.datetime().primary(),
    sent: p.integer().default(0),
  },
  checks: [{ name: 'mail_hour_positive', expression: 'sent >= 0' }],
});

/** How many mails all workers sent in an hour. */
export class MailHour extends MailHourSchema.class {}
MailHourSchema.setClass(MailHour);
