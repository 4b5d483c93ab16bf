import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CommunityModule } from '../community/community.module.js';
import { DiscoverModule } from '../discover/discover.module.js';
import { HealthModule } from '../health/health.module.js';
import { StoryCardsModule } from '../story-cards/story-cards.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { TrackerModule } from '../tracker/tracker.module.js';
import { DiscoverScreensService } from './discover-screens.service.js';
import { HeadsService } from './heads.service.js';
import { ItemHeadsService } from './item-heads.service.js';
import { SiteFilesController } from './site-files.controller.js';
import { SitemapsController } from './sitemaps.controller.js';
import { SitemapsService } from './sitemaps.service.js';
import { TopicHeadsService } from './topic-heads.service.js';

/** The HTML of the pages before any script runs, and the sitemaps. */
@Module({
  imports: [
    ArticlesModule,
    CommunityModule,
    DiscoverModule,
    HealthModule,
    StoryCardsModule,
    TopicsModule,
    TrackerModule,
  ],
  controllers: [SiteFilesController, SitemapsController],
  providers: [HeadsService, TopicHeadsService, ItemHeadsService, DiscoverScreensService, SitemapsService],
})
export class PagesModule {}
