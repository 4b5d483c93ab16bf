import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { RunTimeSettings, SETTINGS_CHANNEL } from '#persistence/settings';
import { type Settings, systemClock } from '#platform/runtime';
import { Channels } from './channels.service.js';
import { SystemTime } from './system-time.service.js';
import { SETTINGS } from './tokens.js';

/** The database, its notification channels, news time, and what operators set at run time, for every feature module. */
@Global()
@Module({
  providers: [
    Channels,
    SystemTime,
    {
      provide: Database,
      inject: [MikroORM, SETTINGS],
      useFactory: (orm: MikroORM, settings: Settings) => Database.of(orm, settings.DATABASE_DIRECT_URL),
    },
    {
      provide: NewsClock,
      inject: [Database],
      useFactory: (db: Database) => new NewsClock(db, () => systemClock.now()),
    },
    {
      provide: RunTimeSettings,
      inject: [Database, Channels],
      useFactory: (db: Database, channels: Channels) => {
        const settings = new RunTimeSettings(db, () => systemClock.now().getTime());
        channels.on(SETTINGS_CHANNEL, () => settings.forget());
        return settings;
      },
    },
  ],
  exports: [Database, NewsClock, Channels, RunTimeSettings],
})
export class DataModule {}
