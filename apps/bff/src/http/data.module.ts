import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { systemClock } from '#platform/runtime';
import { Channels } from './channels.service.js';

/** The database, its notification channels, and news time, for every feature module. */
@Global()
@Module({
  providers: [
    Channels,
    { provide: Database, inject: [MikroORM], useFactory: (orm: MikroORM) => Database.of(orm) },
    {
      provide: NewsClock,
      inject: [Database],
      useFactory: (db: Database) => new NewsClock(db, () => systemClock.now()),
    },
  ],
  exports: [Database, NewsClock, Channels],
})
export class DataModule {}
