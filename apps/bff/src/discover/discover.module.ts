import { Module } from '@nestjs/common';
import { EndingsService } from './endings.service.js';
import { PlacesController } from './places.controller.js';
import { PlacesService } from './places.service.js';
import { SectionsService } from './sections.service.js';
import { StoriesController } from './stories.controller.js';

/** Stories by where they stand and by place: the sections of Discover, and stories that ended. */
@Module({
  controllers: [StoriesController, PlacesController],
  providers: [SectionsService, EndingsService, PlacesService],
  exports: [SectionsService, EndingsService, PlacesService],
})
export class DiscoverModule {}
