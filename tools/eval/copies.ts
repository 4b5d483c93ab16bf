import { basename, resolve } from 'node:path';
import {
  copyGroupOrigins,
  copyGroups,
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
import { type ReadRecording, type RecordedArticle, readRecording } from './recorded-articles.js';

type Sourced = RecordedArticle & { origin: Origin; topic: number };

/**
 * `eval copies DIR…`: reads each recording's documents as the worker does, places the articles, and prints how many have
 * a near-duplicate at another outlet in their story, credit a wire, or report from another outlet. `--list KIND` (copies,
 * credited, attributed) shows the hits themselves, one a line, to look at.
 */
export async function run(args: string[]): Promise<void> {
  const listed = args.includes('--list') ? args[args.indexOf('--list') + 1] : null;
  for (const dir of args.filter((arg) => !arg.startsWith('--') && arg !== listed)) {
    const read = await readRecording(dir);
    const articles = placed(read, outletsOf(read));
    const copies = copiesElsewhere(articles);
    if (listed) show(listed, articles, copies);
    console.log(JSON.stringify(lineOf(dir, read, articles, copies)));
  }
}

function lineOf(dir: string, read: ReadRecording, articles: readonly Sourced[], copies: Map<number, number>) {
  const share = (count: number) => Math.round((count / Math.max(1, articles.length)) * 10_000) / 10_000;
  const origins = copyGroupOrigins(
    articles.map(({ id, publishedAt, origin }) => ({
      id,
      publishedAt,
      originKey: origin.key,
      copyGroup: copies.get(id) ?? id,
    })),
  );
  return {
    eval: 'copies',
    folder: basename(resolve(dir)),
    documents: read.documents,
    unreadable: read.unreadable,
    items: articles.length,
    nearDuplicate: share(copies.size),
    wireCredit: share(articles.filter(({ origin }) => origin.how === 'credited').length),
    attributed: share(articles.filter(({ origin }) => origin.how === 'attributed').length),
    origins: new Set(origins.values()).size,
  };
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

function placed(read: ReadRecording, outlets: ReadonlyMap<string, KnownOutlet>): Sourced[] {
  const model = new StoryModel();
  const known = knownOrigins([...outlets.values()]);
  const inOrder = [...read.articles].sort(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id,
  );
  let topics = 0;
  return inOrder.map((article) => {
    const { title, excerpt: summary, publishedAt } = article;
    const language = detectLanguage(`${title} ${summary}`, article.language ?? 'en');
    const { topic } = model.place({ title, summary, language, publishedAt }, () => String(++topics));
    const source = outlets.get(read.recording.outlets.get(article.outlet)?.domain ?? '');
    return { ...article, topic: Number(topic), origin: originOf(article, source, known) };
  });
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

/** Articles whose copy group spans outlets, with that group. */
function copiesElsewhere(articles: readonly Sourced[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const inTopic of Map.groupBy(articles, ({ topic }) => topic).values()) {
    const groups = copyGroups(inTopic);
    for (const group of Map.groupBy(inTopic, ({ id }) => groups.get(id) ?? id).values()) {
      if (new Set(group.map(({ sourceId }) => sourceId)).size < 2) continue;
      for (const { id } of group) found.set(id, groups.get(id) ?? id);
    }
  }
  return found;
}

function show(kind: string, articles: readonly Sourced[], copies: ReadonlyMap<number, number>): void {
  for (const article of articles) {
    const { id, outlet, title, excerpt, author, origin } = article;
    const group = copies.get(id);
    if (kind === 'copies' ? group === undefined : origin.how !== kind) continue;
    console.error(
      JSON.stringify({
        outlet,
        origin: origin.key,
        evidence: origin.evidence,
        group,
        title,
        author,
        excerpt,
      }),
    );
  }
}
