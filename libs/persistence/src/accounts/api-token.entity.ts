import { defineEntity, p } from '@mikro-orm/core';
import { API_SCOPES } from '#vocabulary';
import { listOf } from '../database/sql-words.js';
import { User } from './user.entity.js';

const ApiTokenSchema = defineEntity({
  name: 'ApiToken',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Chosen by the reader. */
    name: p.text(),
    /** SHA-256. The token itself is shown once and not stored. */
    secretHash: p.blob().unique(),
    /** What it may do beyond reading what is public. */
    scopes: p.array().default([]),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    /** When it was last used, to the minute. */
    lastUsedAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'api_token_scopes_known', expression: `scopes <@ array[${listOf(API_SCOPES)}]::text[]` },
    { name: 'api_token_expires', expression: 'expires_at > created_at' },
  ],
});

/** A reader's token for programs that call `/api/v1`. All times are system time. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);
