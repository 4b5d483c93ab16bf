import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { HeadsService } from './heads.service.js';

/** What the pages themselves say, before any script runs. */
@Module({ imports: [ArticlesModule, TopicsModule], providers: [HeadsService] })
export class PagesModule {}
