import { Injectable } from '@nestjs/common';
import type { PersonOfTopic } from '#contract/timeline';
import { onOneLine, plainParagraphs } from '#domain/ingest/article';
import { peopleOfStory } from '#domain/timeline/people';
import { Database } from '#persistence/database';
import { topicBySlugOrId } from '#persistence/stories';
import { proseOfReports, type ReportProseRow } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentPerson } from './people.presenter.js';

/** The newest reports of a story that are read for its people. */
const READ_REPORTS = 150;

/** The people of a story, as its articles introduce them. */
@Injectable()
export class PeopleService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async ofTopic(id: number): Promise<PersonOfTopic[]> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    const reports = await proseOfReports(this.db, topic.id, READ_REPORTS);
    const read = reports.map((row) => ({
      ...{ row, title: row.title, prose: proseOf(row) },
      ...{ originKey: row.origin_key, at: row.published_at },
    }));
    return peopleOfStory(read, topic.language).map(presentPerson);
  }
}

/** The excerpt and the content. Many excerpts are the beginning of the content, which is read once then. */
function proseOf({ excerpt, content }: ReportProseRow): string[] {
  const text = content === null ? '' : plainParagraphs(content);
  const beginning = onOneLine(excerpt.slice(0, 80));
  return onOneLine(text.slice(0, 80)).startsWith(beginning) ? [text] : [excerpt, text];
}
