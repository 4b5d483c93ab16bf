/** Where a message of the contact form goes. */
export const CONTACT_DEPARTMENTS = ['general', 'support', 'billing', 'feedback', 'press'] as const;

/** What a reader can report an inaccuracy in. */
export const REPORT_SUBJECTS = ['milestone', 'topic', 'source'] as const;
/** What is wrong with it. */
export const REPORT_TYPES = [
  'facts',
  'date',
  'wording',
  'wrong_story',
  'missing',
  'source_facts',
  'other',
] as const;
export const REPORT_STATES = ['open', 'accepted', 'declined'] as const;

export type ContactDepartment = (typeof CONTACT_DEPARTMENTS)[number];
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export type ReportType = (typeof REPORT_TYPES)[number];
export type ReportState = (typeof REPORT_STATES)[number];
