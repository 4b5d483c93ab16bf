import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditPage, AuditQuery } from '#contract/desk';
import { Allow } from '../../auth/identity/access.js';
import { AuditService } from './audit.service.js';

/** The audit log. It can be searched, and never changed. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({ standardSchema: AuditPage })
  search(@Query({ schema: AuditQuery }) query: AuditQuery): Promise<AuditPage> {
    return this.audit.search(query);
  }
}
