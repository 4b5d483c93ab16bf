import type { InferClassEntityDB, Opt } from '@mikro-orm/postgresql';
import type { ColumnType, Selectable } from 'kysely';
import type { AuditEntry } from '../accounts/audit-entry.entity.js';
import type { Article } from '../ingest/article/article.entity.js';
import type { OperatorAlert } from '../ingest/health/operator-alert.entity.js';
import type { ENTITIES } from '../schema/entities.js';
import type { TopicCommand } from '../stories/topic-command.entity.js';
import type { TopicEvent } from '../timeline/topic-event.entity.js';
import type { TrustAssessment } from '../trust/trust-assessment.entity.js';

/** Tables and columns as MikroORM infers them from the entities. */
type Inferred = InferClassEntityDB<(typeof ENTITIES)[number]>;

/** Tables that are not named after their class: MikroORM's types do not see `tableName`. */
interface NamedTables {
  user: 'user_account';
  feed_visit_row: 'feed_visit';
  news_clock_row: 'news_clock';
  topic_memory_row: 'topic_memory';
}

/** Columns that are not named after their property: MikroORM's types do not see `fieldNames`. */
interface NamedColumns {
  host_host_key: 'host_key';
  pc1observed: 'pc1_observed';
}

/** Columns of JSON objects: MikroORM's types take them for relations. */
interface JsonColumns {
  article: Pick<Article, 'placement'>;
  audit_entry: Pick<AuditEntry, 'payload'>;
  operator_alert: Pick<OperatorAlert, 'payload'>;
  topic_command: Pick<TopicCommand, 'payload'>;
  topic_event: Pick<TopicEvent, 'payload'>;
  trust_assessment: Pick<TrustAssessment, 'evidence' | 'factors'>;
}

type Renamed<Name, Names> = Name extends keyof Names ? Names[Name] : Name;

/** What the driver answers for a column: null if it is empty, a Buffer for bytes, a text for int8, a number for floats. */
type Read<Value> = undefined extends Value ? Driven<Exclude<Value, null | undefined>> | null : Driven<Value>;
type Driven<Value> = [string | number] extends [Plain<Value>] ? number : Scalar<Plain<Value>>;
type Plain<Value> = Value extends infer Unbranded & Opt.Brand ? Unbranded : Value;
type Scalar<Value> = Value extends Uint8Array ? Buffer : Value extends bigint ? string : Value;

/** The database fills in the columns with a default, the empty ones and the ids. */
type IsFilledIn<Name, Value> = Name extends 'id'
  ? true
  : undefined extends Value
    ? true
    : typeof Opt.__optional extends keyof Value
      ? true
      : false;

type Column<Name, Value> =
  IsFilledIn<Name, Value> extends true
    ? ColumnType<Read<Value>, Read<Value> | undefined, Read<Value>>
    : ColumnType<Read<Value>, Read<Value>, Read<Value>>;

type Table<Columns> = {
  [Name in keyof Columns as Extract<Renamed<Name, NamedColumns>, PropertyKey>]: Column<Name, Columns[Name]>;
};

/** The schema for typed queries, derived from the entities. */
export type Tables = {
  [Name in keyof Inferred as Extract<Renamed<Name, NamedTables>, PropertyKey>]: Table<
    Inferred[Name] & (Name extends keyof JsonColumns ? JsonColumns[Name] : unknown)
  >;
};

/** A whole row of a table; answers are mostly a `Pick` of it. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** The row that a query function answers with, alone or in a list. */
export type RowOf<Query extends (...given: never[]) => Promise<unknown>> = ElementOf<
  NonNullable<Awaited<ReturnType<Query>>>
>;
type ElementOf<Answer> = Answer extends readonly (infer Element)[] ? Element : Answer;
