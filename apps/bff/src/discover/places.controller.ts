import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type TopicPlace, TopicPlaces } from '#contract/stories';
import { Allow } from '../auth/identity/access.js';
import { PlacesService } from './places.service.js';

@ApiTags('topics')
@Allow('public')
@Controller('places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @ApiOkResponse({ standardSchema: TopicPlaces })
  list(): Promise<TopicPlace[]> {
    return this.places.most();
  }
}
