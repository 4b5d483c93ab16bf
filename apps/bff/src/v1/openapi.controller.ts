import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NoQuery, openApiDocument } from '#contract/v1';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken } from '../auth/identity/by-api-token.js';

/** The description of `/api/v1` for programs. */
@ApiExcludeController()
@Allow('public')
@ByApiToken('public')
@Controller('v1/openapi.json')
export class OpenApiController {
  private readonly document = openApiDocument();

  @Get()
  show(@Query({ schema: NoQuery }) _: object): object {
    return this.document;
  }
}
