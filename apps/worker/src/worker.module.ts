import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { ormConfig } from '#persistence/schema';
import { type Logger, type Settings } from '#platform/runtime';
import { BillingModule } from './billing/billing.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DeskModule } from './desk/desk.module.js';
import { HealthServer } from './health/health-server.js';
import { IngestModule } from './ingest/ingest.module.js';
import { WebsubModule } from './ingest/websub/websub.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { OrderBell } from './loops/order-bell.service.js';
import { ReplayService } from './loops/replay.service.js';
import { RoundJob } from './loops/round.job.js';
import { MailModule } from './mail/mail.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { MetricsService } from './metrics/metrics.service.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PushModule } from './push/push.module.js';
import { DataModule } from './setup/data.module.js';
import { SettingsModule } from './setup/settings.module.js';
import { SettingsListener } from './setup/settings-listener.service.js';
import { databaseUrlOf } from './setup/start-check.js';
import { StartCheck } from './setup/start-check.service.js';
import { StoriesModule } from './stories/stories.module.js';
import { TargetsModule } from './targets/targets.module.js';
import { TrustModule } from './trust/trust.module.js';

/**
 * The worker. `ingest` turns feeds into articles, `stories` places them and maintains milestones, `trust` scores
 * sources. They communicate only through the database. `round.job.ts` runs the loops for reading and story-keeping, and
 * `replay.service.ts` moves a replay's clock.
 */
@Module({})
export class WorkerModule {
  /** @param ticking false leaves the loops to the caller, for tests and measurements */
  static with(settings: Settings, logger: Logger, ticking = true): DynamicModule {
    const url = databaseUrlOf(settings);
    return {
      module: WorkerModule,
      imports: [
        SettingsModule.with(settings, logger),
        ...(ticking ? [ScheduleModule.forRoot()] : []),
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          useFactory: () => ({ ...ormConfig(url), pool: { min: 0, max: settings.DATABASE_POOL } }),
        }),
        DataModule,
        JobsModule,
        IngestModule,
        StoriesModule,
        TrustModule,
        MailModule,
        PushModule,
        TargetsModule,
        NotificationsModule,
        ContactModule,
        MaintenanceModule,
        DeskModule,
        BillingModule,
        WebsubModule,
      ],
      providers: [
        {
          provide: StartCheck,
          inject: [Database, NewsClock],
          useFactory: (db: Database, clock: NewsClock) => new StartCheck(db, clock, settings, ticking),
        },
        ...(ticking ? [SettingsListener] : []),
        ReplayService,
        OrderBell,
        RoundJob,
        MetricsService,
        HealthServer,
      ],
    };
  }
}
