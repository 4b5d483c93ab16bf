import { defineEntity, p } from '@mikro-orm/core';
import { CLOSURE_PROPOSAL_STATES } from '#vocabulary';
import { PROPOSAL_STATE } from '../database/words.js';
import { Topic } from '../stories/topic.entity.js';

const ClosureProposalSchema = defineEntity({
  name: 'ClosureProposal',
  properties: {
    id: p.integer().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    /** The kind of ending: 'trial', 'law', … */
    kind: p.text(),
    /** Who reported which end, and why it does not resolve the topic. */
    reason: p.text(),
    articleIds: p.type('integer[]').$type<number[]>().columnType('int[]'),
    originCount: p.integer(),
    /** News time. */
    proposedAt: p.datetime(),
    state: p.enum(CLOSURE_PROPOSAL_STATES).default('open'),
    /** System time. */
    decidedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['topic', 'kind'] }],
  indexes: [
    {
      name: 'closure_proposal_open',
      expression: `create index closure_proposal_open on closure_proposal (proposed_at desc, id desc) where state = ${PROPOSAL_STATE.open}`,
    },
  ],
});

/** A reported end that does not resolve the topic yet: one origin, an announced appeal or the like, no silence. Editors decide. */
export class ClosureProposal extends ClosureProposalSchema.class {}
ClosureProposalSchema.setClass(ClosureProposal);
