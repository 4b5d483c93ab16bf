import { defineEntity, p } from '@mikro-orm/core';
import { REPORT_STATES, REPORT_SUBJECTS, REPORT_TYPES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { REPORT_STATE } from '../database/words.js';

const InaccuracyReportSchema = defineEntity({
  name: 'InaccuracyReport',
  properties: {
    id: p.integer().primary(),
    /** What its author quotes, such as FT-7K3M-9Q2X. */
    trackingId: p.text().unique(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    subject: p.enum(REPORT_SUBJECTS),
    /** The milestone, topic or source. No foreign key: a report outlives merges and removed milestones. */
    subjectId: p.integer(),
    /** Its name at the time. */
    subjectName: p.text(),
    type: p.enum(REPORT_TYPES),
    text: p.text(),
    /** Addresses of pages that prove it. */
    links: p.array().default([]),
    state: p.enum(REPORT_STATES).default('open'),
    /** What the editor says about the decision. */
    note: p.text().default(''),
    /** System time. */
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'inaccuracy_report_of_user',
      expression: 'create index inaccuracy_report_of_user on inaccuracy_report (user_id, id desc)',
    },
    {
      name: 'inaccuracy_report_queue',
      expression: 'create index inaccuracy_report_queue on inaccuracy_report (state, id)',
    },
  ],
  checks: [
    {
      name: 'inaccuracy_report_decided',
      expression: `(state = ${REPORT_STATE.open}) = (decided_at is null)`,
    },
    { name: 'inaccuracy_report_note', expression: `state <> ${REPORT_STATE.declined} or note <> ''` },
  ],
});

/** What a reader says is inaccurate in a milestone, topic or source, and what an editor decided. */
export class InaccuracyReport extends InaccuracyReportSchema.class {}
InaccuracyReportSchema.setClass(InaccuracyReport);
