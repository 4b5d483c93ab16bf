import { Inject, Injectable } from '@nestjs/common';
import { TOPICS_PAGE } from '#contract/site';
import type { StorySummary } from '#contract/stories';
import type { Logger } from '#platform/runtime';
import { EndingsService } from '../discover/endings.service.js';
import { PlacesService } from '../discover/places.service.js';
import { SectionsService } from '../discover/sections.service.js';
import { LOGGER } from '../http/tokens.js';
import { TopicsService } from '../topics/topics.service.js';
import type { ScreenTexts } from './html-page.js';
import { screenParts } from './screen-parts.js';

/** The first screens of Discover and of the ended stories, as they are without a search or a filter. */
@Injectable()
export class DiscoverScreensService {
  constructor(
    private readonly topics: TopicsService,
    private readonly sections: SectionsService,
    private readonly places: PlacesService,
    private readonly endings: EndingsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  discover(): Promise<ScreenTexts> {
    return screenParts(
      {
        categories: this.topics.categories(),
        places: this.places.most(),
        sections: this.sections.all(),
        topics: this.firstTopics(),
      },
      this.logger,
    );
  }

  /** The stories are empty if they could not be loaded. */
  async ended(): Promise<{ stories: readonly StorySummary[]; screen: ScreenTexts }> {
    const ended = this.endings.page({ limit: TOPICS_PAGE, offset: 0 });
    const screen = await screenParts({ ended }, this.logger);
    return { stories: screen.ended === undefined ? [] : (await ended).stories, screen };
  }

  private async firstTopics() {
    const { topics, total } = await this.topics.list({ sort: 'lively', limit: TOPICS_PAGE, offset: 0 });
    return { entries: topics, total };
  }
}
