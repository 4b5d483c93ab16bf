import type { PersonOfTopic } from '#contract/timeline';
import type { IntroducingReport, PersonOfStory } from '#domain/timeline/people';
import type { ReportProseRow } from '#persistence/timeline';

type Introducing = IntroducingReport & { row: ReportProseRow };

export function presentPerson({ name, role, report: { row } }: PersonOfStory<Introducing>): PersonOfTopic {
  return {
    name,
    role,
    at: row.published_at.toISOString(),
    source: row.source_name,
    article: { id: row.id, slug: row.slug },
  };
}
