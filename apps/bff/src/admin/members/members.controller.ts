import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Member, Members, MembersQuery, MemberToggle } from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { NeedsProof } from '../../auth/identity/needs-proof.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { MembersService } from './members.service.js';

/** Member management. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/users')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  /** `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: Members })
  async list(
    @Query({ schema: MembersQuery }) query: MembersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Member[]> {
    const { members, total } = await this.members.list(query);
    response.setHeader('X-Total-Count', total);
    return members;
  }

  @Post(':id/toggle-admin')
  @NeedsProof(true)
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Member })
  toggleAdmin(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: MemberToggle }) toggle: MemberToggle,
  ): Promise<Member> {
    return this.members.toggle(userId, id, 'toggle_admin', toggle?.to);
  }

  @Post(':id/toggle-editor')
  @NeedsProof(true)
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Member })
  toggleEditor(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: MemberToggle }) toggle: MemberToggle,
  ): Promise<Member> {
    return this.members.toggle(userId, id, 'toggle_editor', toggle?.to);
  }

  /** Grants Premium, or takes the grant back. A paid subscription stays as it is. */
  @Post(':id/toggle-subscription')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: Member })
  toggleSubscription(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: MemberToggle }) toggle: MemberToggle,
  ): Promise<Member> {
    return this.members.toggle(userId, id, 'toggle_grant', toggle?.to);
  }

  @Delete(':id')
  @NeedsProof(true)
  @HttpCode(204)
  delete(@SignedInReader() { userId }: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.members.delete(userId, id);
  }
}
