import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Today } from '#contract/reading';
import { Allow } from '../auth/identity/access.js';
import { TodayService } from './today.service.js';

@ApiTags('articles')
@Allow('public')
@Controller('today')
export class TodayController {
  constructor(private readonly todays: TodayService) {}

  @Get()
  @ApiOkResponse({ standardSchema: Today })
  today(): Promise<Today> {
    return this.todays.today();
  }
}
