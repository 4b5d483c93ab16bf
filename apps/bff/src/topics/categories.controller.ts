import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Categories, type Category } from '#contract/reading';
import { Allow } from '../auth/identity/access.js';
import { TopicsService } from './topics.service.js';

@ApiTags('topics')
@Allow('public')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly topics: TopicsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: Categories })
  list(): Promise<Category[]> {
    return this.topics.categories();
  }
}
