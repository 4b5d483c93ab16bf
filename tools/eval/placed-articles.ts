import { hash } from 'node:crypto';
import {
  Boilerplate,
  detectLanguage,
  findOrigin,
  type KnownOrigins,
  type KnownOutlet,
  knownOrigins,
  type Origin,
  ownerKeyOf,
  plainText,
  StoryModel,
} from '#domain';
import { directoryEntries } from '#persistence';
import type { ReadRecording, RecordedArticle } from './recorded-articles.js';

/** An article of a recording with its topic and who really reported it. */
export interface PlacedArticle extends RecordedArticle {
  origin: Origin;
  topic: number;
}

/** The recording's articles in published order, each placed once and with its origin, as the worker does it. */
export function placeRecording(read: ReadRecording): PlacedArticle[] {
  const outlets = outletsOf(read);
  const model = new StoryModel();
  const boilerplate = new Boilerplate();
  const known = knownOrigins([...outlets.values()]);
  const inOrder = [...read.articles].sort(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id,
  );
  let topics = 0;
  return inOrder.map((article) => {
    const { title, excerpt: summary, publishedAt } = article;
    const language = detectLanguage(`${title} ${summary}`, article.language ?? 'en');
    const said = boilerplate.take(article.outlet, { title, summary });
    const { topic } = model.place({ ...said, language, publishedAt }, () => String(++topics));
    const source = outlets.get(read.recording.outlets.get(article.outlet)?.domain ?? '');
    return { ...article, topic: Number(topic), origin: originOf(article, source, known) };
  });
}

/**
 * The name by which gold labels call an article: the first 12 hex digits of the SHA-256 of its outlet in the recording
 * and its identity (canonical address or guid). It outlives any change of clusters, of row ids, and of where an identity
 * counts.
 */
export function articleMark({
  identityKey,
  outlet,
}: Pick<RecordedArticle, 'identityKey' | 'outlet'>): string {
  const identity = identityKey.replace(/^(?:url|feed:\d+|source:[^:]+):/, '');
  return hash('sha256', `${outlet} ${identity}`).slice(0, 12);
}

/** Sources as the tables would hold them: the directory's, then those that only the recording knows. */
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
      content: article.content === null ? null : plainText(article.content),
      author: article.author,
      credit: article.credit,
      sourceDomain: source?.domain ?? article.outlet,
      sourceName: source?.name ?? article.outlet,
      ownerKey: source?.owner ? ownerKeyOf(source.owner) : null,
    },
    known,
  );
}
