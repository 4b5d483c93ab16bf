import { hash } from 'node:crypto';
import { plainParagraphs } from '#domain/ingest/article';
import {
  findOrigin,
  type KnownOrigins,
  type KnownOutlet,
  knownOrigins,
  type Origin,
  ownerKeyOf,
} from '#domain/stories/origins';
import { Boilerplate } from '#domain/stories/placing';
import { detectLanguage } from '#domain/text';
import { directoryEntries } from '#persistence/seed';
import { LinkedStories } from './linked-stories.js';
import type { ReadRecording, RecordedArticle } from './recorded-articles.js';

/** An article of a recording with its topic and its origin. */
export interface PlacedArticle extends RecordedArticle {
  origin: Origin;
  topic: number;
}

/** Places the recording's articles in published order, links events into stories and finds origins, as the worker does. */
export function placeRecording(read: ReadRecording): PlacedArticle[] {
  const outlets = outletsOf(read);
  const stories = new LinkedStories();
  const boilerplate = new Boilerplate();
  const known = knownOrigins([...outlets.values()]);
  const inOrder = [...read.articles].sort(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id,
  );
  for (const { title, excerpt: summary, publishedAt, language, outlet, url } of inOrder)
    stories.place({
      ...boilerplate.take(outlet, { title, summary }),
      ...{
        url,
        headline: title,
        publishedAt,
        language: detectLanguage(`${title} ${summary}`, language ?? 'en'),
      },
    });
  const topics = stories.finish();
  return inOrder.map((article, at) => {
    const source = outlets.get(read.recording.outlets.get(article.outlet)?.domain ?? '');
    return { ...article, topic: topics[at] ?? 0, origin: originOf(article, source, known) };
  });
}

/**
 * The key of an article in gold labels: the first 12 hex digits of the SHA-256 of its outlet in the recording and its identity
 * (canonical URL or guid). It does not depend on clusters, row ids or the scope of identities.
 */
export function articleMark({
  identityKey,
  outlet,
}: Pick<RecordedArticle, 'identityKey' | 'outlet'>): string {
  const identity = identityKey.replace(/^(?:url|feed:\d+|source:[^:]+):/, '');
  return hash('sha256', `${outlet} ${identity}`).slice(0, 12);
}

/** Sources as in the tables: those of the directory, then those that only the recording has. */
function outletsOf({ recording }: ReadRecording): Map<string, KnownOutlet> {
  const known = new Map(
    directoryEntries().map((entry): [string, KnownOutlet] => [
      entry.domain,
      { name: entry.name, domain: entry.domain, owner: entry.ownerName, mediaType: entry.mediaType },
    ]),
  );
  for (const { name, domain, owner = null, mediaType = null } of recording.outlets.values())
    if (!known.has(domain)) known.set(domain, { name, domain, owner, mediaType });
  return known;
}

function originOf(article: RecordedArticle, source: KnownOutlet | undefined, known: KnownOrigins): Origin {
  return findOrigin(
    {
      title: article.title,
      excerpt: article.excerpt,
      content: article.content === null ? null : plainParagraphs(article.content),
      author: article.author,
      credit: article.credit,
      sourceDomain: source?.domain ?? article.outlet,
      sourceName: source?.name ?? article.outlet,
      ownerKey: source?.owner ? ownerKeyOf(source.owner) : null,
    },
    known,
  );
}
