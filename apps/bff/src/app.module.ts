import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { ormConfig } from '#persistence/schema';
import { type Logger, OperatorError, type Settings } from '#platform/runtime';
import { AdminModule } from './admin/admin.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AssistantModule } from './assistant/assistant.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './billing/billing.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CommunityModule } from './community/community.module.js';
import { DiscoverModule } from './discover/discover.module.js';
import { EmbedModule } from './embed/embed.module.js';
import { FollowingModule } from './following/following.module.js';
import { HealthModule } from './health/health.module.js';
import { DataModule } from './http/data.module.js';
import { SettingsModule } from './http/settings.module.js';
import { HubModule } from './hub/hub.module.js';
import { ImagesModule } from './images/images.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PrivateAddressModule } from './private-address/private-address.module.js';
import { ReplicasModule } from './replicas/replicas.module.js';
import { SearchModule } from './search/search.module.js';
import { SeedModule } from './seed/seed.module.js';
import { StoryCardsModule } from './story-cards/story-cards.module.js';
import { SyndicationModule } from './syndication/syndication.module.js';
import { TopicsModule } from './topics/topics.module.js';
import { TrackerModule } from './tracker/tracker.module.js';
import { V1Module } from './v1/v1.module.js';
import { WebsubModule } from './websub/websub.module.js';

/** The BFF: all `/api` calls by feature, and the WebSub callback. */
@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    const url = settings.DATABASE_URL;
    if (url === undefined)
      throw new OperatorError('DATABASE_URL is not set. Set it, or start with npm start.');
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings, logger),
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          useFactory: () => ({ ...ormConfig(url), pool: { min: 0, max: settings.DATABASE_POOL } }),
        }),
        DataModule,
        ReplicasModule,
        LimitsModule,
        ImagesModule,
        PaymentsModule,
        AuthModule,
        BillingModule,
        ArticlesModule,
        SearchModule,
        SeedModule,
        TopicsModule,
        DiscoverModule,
        FollowingModule,
        TrackerModule,
        AssistantModule,
        CommunityModule,
        HealthModule,
        MetricsModule,
        AdminModule,
        NotificationsModule,
        WebsubModule,
        StoryCardsModule,
        PagesModule,
        EmbedModule,
        SyndicationModule,
        PrivateAddressModule,
        CalendarModule,
        HubModule,
        V1Module,
      ],
    };
  }
}
