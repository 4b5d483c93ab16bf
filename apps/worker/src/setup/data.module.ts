import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { RunTimeSettings } from '#persistence/settings';
import { type Settings, systemClock } from '#platform/runtime';
import { SystemTime } from './system-time.service.js';
import { SETTINGS } from './tokens.js';

/** The database, news time, and what operators set at run time. The clock is not cached, because the worker itself moves it. */
@Global()
@Module({
  providers: [
    SystemTime,
    {
      provide: Database,
      inject: [MikroORM, SETTINGS],
      useFactory: (orm: MikroORM, settings: Settings) => Database.of(orm, settings.DATABASE_DIRECT_URL),
    },
    {
      provide: NewsClock,
      inject: [Database],
      useFactory: (db: Database) => new NewsClock(db, () => systemClock.now(), 0),
    },
    {
      provide: RunTimeSettings,
      inject: [Database],
      useFactory: (db: Database) => new RunTimeSettings(db, () => systemClock.now().getTime()),
    },
  ],
  exports: [Database, NewsClock, RunTimeSettings],
})
export class DataModule {}
