import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OPML_MAX_BYTES, OPML_MESSAGES } from '#contract/desk';
import { OPML_TYPE } from '#contract/site';
import type { Logger } from '#platform/runtime';
import { Allow } from '../../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../../auth/identity/reader.js';
import { readBytes } from '../../../http/read-bytes.js';
import { LOGGER } from '../../../http/tokens.js';
import { OpmlExportService } from './opml-export.service.js';
import { OpmlImportService } from './opml-import.service.js';

const STOPPED =
  'The import stopped at an error. The feeds above were handled; import the list again for the rest.';

@ApiTags('admin')
@Allow('admin')
@Controller('admin/opml')
export class OpmlController {
  constructor(
    private readonly imports: OpmlImportService,
    private readonly exports: OpmlExportService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  @ApiProduces(OPML_TYPE)
  async download(@Res() response: Response): Promise<void> {
    const list = await this.exports.export();
    response.set({
      'Content-Type': `${OPML_TYPE}; charset=utf-8`,
      'Content-Disposition': 'attachment; filename="followthrough.opml"',
      'Cache-Control': 'no-store',
    });
    response.send(list);
  }

  /** The body is the list. Answers one JSON object per line (`OpmlLine`), each as soon as its feed is handled. */
  @Post()
  @HttpCode(200)
  @ApiConsumes(OPML_TYPE)
  @ApiProduces('application/x-ndjson')
  async import(
    @SignedInReader() { userId }: Reader,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await readBytes(request, OPML_MAX_BYTES, OPML_MESSAGES.tooLarge);
    const feeds = this.imports.read(bytes);
    await this.imports.needLive();
    response.status(200).set({
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    const send = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    try {
      for await (const line of this.imports.import(userId, feeds, () => response.destroyed)) send(line);
    } catch (error) {
      this.logger.error({ err: error }, 'opml import stopped');
      send({ kind: 'failed', message: STOPPED });
    }
    response.end();
  }
}
