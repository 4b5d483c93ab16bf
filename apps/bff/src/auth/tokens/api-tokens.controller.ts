import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiTokens, type ApiTokenView, MadeApiToken, NewApiToken } from '#contract/accounts';
import { IdParam } from '#contract/site';
import type { ApiTokenRow } from '#persistence/accounts';
import { systemClock } from '#platform/runtime';
import { Allow } from '../identity/access.js';
import { NeedsProof } from '../identity/needs-proof.js';
import { type Reader, SignedInReader } from '../identity/reader.js';
import { ApiTokensService } from './api-tokens.service.js';

/** The reader's tokens for programs that call `/api/v1`. A token itself can never make these calls. */
@ApiTags('account')
@Allow('user')
@Controller('user/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @ApiOkResponse({ standardSchema: ApiTokens })
  async list(@SignedInReader() { userId }: Reader): Promise<ApiTokenView[]> {
    return (await this.tokens.list(userId)).map(presentToken);
  }

  /** This response is the only one that contains the token. */
  @Post()
  @NeedsProof(true)
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ standardSchema: MadeApiToken })
  async make(
    @SignedInReader() reader: Reader,
    @Body({ schema: NewApiToken }) wanted: NewApiToken,
  ): Promise<MadeApiToken> {
    const { token, row } = await this.tokens.make(reader, wanted);
    return { ...presentToken(row), token };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.tokens.revoke(userId, id);
  }
}

function presentToken(row: ApiTokenRow): ApiTokenView {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as ApiTokenView['scopes'],
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= systemClock.now(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
