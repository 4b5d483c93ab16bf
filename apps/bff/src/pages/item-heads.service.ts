import { Injectable } from '@nestjs/common';
import { pagePath, titleOf } from '#contract/site';
import { ArticlesService } from '../articles/articles.service.js';
import { SourcePageService } from '../community/source-page.service.js';
import { type FoundHead, GENERAL_HEAD, type Head } from './head.presenter.js';

/** The heads and first screens of article and source pages. */
@Injectable()
export class ItemHeadsService {
  constructor(
    private readonly articles: ArticlesService,
    private readonly sources: SourcePageService,
  ) {}

  /** @throws ApiError 404 */
  async article(slug: string): Promise<FoundHead> {
    const page = await this.articles.page(slug);
    const { title, excerpt, imageUrl, publishedAt, slug: present } = page.article;
    const path = pagePath('article', present);
    if (present !== slug) return { movedTo: path };
    const head: Head = {
      ...GENERAL_HEAD,
      title: titleOf('article', title),
      description: excerpt,
      path,
      kind: 'article',
      imageUrl,
      publishedAt,
    };
    return { head, shown: { article: JSON.stringify(page) } };
  }

  /**
   * As visitors see it. The page fetches the reader's own follow and vote.
   * @throws ApiError 404
   */
  async source(slug: string): Promise<FoundHead> {
    const source = await this.sources.page(slug, null);
    const path = pagePath('source', source.slug);
    if (source.slug !== slug) return { movedTo: path };
    const { name, description, disabledReason } = source;
    const head = {
      ...GENERAL_HEAD,
      title: titleOf('source', name),
      description: `${name}: ${description}`,
      path,
      isIndexed: disabledReason === null,
      syndicationPath: `${path}/feed`,
      subject: { kind: 'source' as const, source },
    };
    return { head, shown: { source: JSON.stringify(source) } };
  }
}
