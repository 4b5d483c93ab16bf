import type { InferClassEntityDB, Opt } from '@mikro-orm/postgresql';
import type { ColumnType, Selectable } from 'kysely';
import type { AuditEntry } from '../accounts/audit-entry.entity.js';
import type { ReviewEntry } from '../desk/review-entry.entity.js';
import type { Article } from '../ingest/article/article.entity.js';
import type { OperatorAlert } from '../ingest/health/operator-alert.entity.js';
import type { ENTITIES } from '../schema/entities.js';
import type { Setting } from '../settings/setting.entity.js';
import type { StoryChange } from '../stories/orders/story-change.entity.js';
import type { Topic } from '../stories/topic.entity.js';
import type { TopicCommand } from '../stories/topic-command.entity.js';
import type { Milestone } from '../timeline/milestone.entity.js';
import type { TopicEvent } from '../timeline/topic-event.entity.js';
import type { TrustAssessment } from '../trust/trust-assessment.entity.js';

/** Tables and columns as MikroORM infers them from the entities. */
type Inferred = InferClassEntityDB<(typeof ENTITIES)[number]>;

/** Tables with another name than their class, because MikroORM's types ignore `tableName`. */
interface NamedTables {
  user: 'user_account';
  feed_visit_row: 'feed_visit';
  news_clock_row: 'news_clock';
}

/** Columns with another name than their property, because MikroORM's types ignore `fieldNames`. */
interface NamedColumns {
  host_host_key: 'host_key';
  pc1observed: 'pc1_observed';
}

/** JSON columns, which MikroORM's types treat as relations. */
interface JsonColumns {
  article: Pick<Article, 'placement'>;
  audit_entry: Pick<AuditEntry, 'payload' | 'before' | 'after'>;
  operator_alert: Pick<OperatorAlert, 'payload'>;
  milestone: { machine_fields: Milestone['machineFields'] };
  review_entry: Pick<ReviewEntry, 'detail'>;
  story_change: Pick<StoryChange, 'cells'>;
  topic: { machine_fields: Topic['machineFields']; next_steps: Topic['nextSteps'] };
  setting: Pick<Setting, 'value'>;
  topic_command: Pick<TopicCommand, 'payload'>;
  topic_event: Pick<TopicEvent, 'payload'>;
  trust_assessment: Pick<TrustAssessment, 'evidence' | 'factors'>;
}

type Renamed<Name, Names> = Name extends keyof Names ? Names[Name] : Name;

/** The driver's type for a column: null if empty, Buffer for bytes, string for int8, number for floats. */
type Read<Value> = undefined extends Value ? Driven<Exclude<Value, null | undefined>> | null : Driven<Value>;
type Driven<Value> = [string | number] extends [Plain<Value>] ? number : Scalar<Plain<Value>>;
type Plain<Value> = Value extends infer Unbranded & Opt.Brand ? Unbranded : Value;
type Scalar<Value> = Value extends Uint8Array ? Buffer : Value extends bigint ? string : Value;

/** The database fills in defaults, nullable columns and ids. */
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

/** A complete row of a table. Most queries return a `Pick` of it. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** The row type that a query function returns, alone or in a list. */
export type RowOf<Query extends (...given: never[]) => Promise<unknown>> = ElementOf<
  NonNullable<Awaited<ReturnType<Query>>>
>;
type ElementOf<Result> = Result extends readonly (infer Element)[] ? Element : Result;
