import { defineEntity, p } from '@mikro-orm/core';
import { DOMAIN_ORIGINS } from '#vocabulary';
import { Source } from './source.entity.js';

const SourceDomainSchema = defineEntity({
  name: 'SourceDomain',
  properties: {
    domain: p.text().primary(),
    source: () => p.manyToOne(Source).index().deleteRule('cascade'),
    /** Who says that the domain is the outlet's. */
    origin: p.enum(DOMAIN_ORIGINS),
  },
});

/** Another domain of a source, besides `source.domain`. No source of its own has it. */
export class SourceDomain extends SourceDomainSchema.class {}
SourceDomainSchema.setClass(SourceDomain);
