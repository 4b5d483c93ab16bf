import { tokenise } from '../../text/tokenise.js';
import { opinionMarks } from '../../timeline/read/opinion-label.js';
import { clickbaitProbability } from '../content/clickbait.js';
import { type HeadlineSignal, headlineSignals } from '../content/headline-signals.js';
import { byDay, meanOfDays } from './by-day.js';
import { CONTENT_SIGNALS, type ContentEvidence, type ContentSignal } from './content-factor.js';
import { CONTENT_NORMS } from './data/content-norms.js';
import { type OwnArticle, TRUST_SAMPLE } from './trust-sample.js';

/** The word lists and the clickbait model are English. Articles in other languages are not evidence. */
const LANGUAGE = 'en';
const EXAMPLES = 5;
const LEAD_CHARS = 400;
const STRIKING_CLICKBAIT = 0.9;

export type ArticleSignals = Record<ContentSignal, number | null> &
  Pick<OwnArticle, 'id' | 'publishedAt' | 'tag'>;

/** The content evidence of one source from its own articles, newest first. */
export function tallyContent(articles: readonly OwnArticle[]): ContentEvidence {
  const shown = articles
    .slice(0, TRUST_SAMPLE.articles)
    .filter(({ language }) => language === LANGUAGE)
    .map(articleSignals);
  const days = byDay(shown);
  const means = (measure: (article: ArticleSignals, signal: ContentSignal) => number | null) =>
    Object.fromEntries(
      CONTENT_SIGNALS.map((signal) => [signal, meanOfDays(days, (each) => measure(each, signal)) ?? 0]),
    ) as Record<ContentSignal, number>;
  return {
    headlines: shown.length,
    days: days.length,
    withLead: shown.filter(({ agreement }) => agreement !== null).length,
    rates: means((article, signal) => article[signal]),
    excess: means(overUsual),
    examples: shown.flatMap(striking).slice(0, EXAMPLES),
  };
}

/** A signal minus what is usual for the article's tag: sports pages quote and ask differently from politics. */
function overUsual(article: ArticleSignals, signal: ContentSignal): number | null {
  const shown = article[signal];
  return shown === null ? null : shown - CONTENT_NORMS[signal].usual[article.tag];
}

/** The signals of one article, each 0–1. Null if the article has no text for a signal. */
export function articleSignals(article: OwnArticle): ArticleSignals {
  const { id, title, excerpt, publishedAt, tag } = article;
  const signals = new Set(headlineSignals(title, excerpt));
  const flag = (name: HeadlineSignal) => (signals.has(name) ? 1 : 0);
  return {
    ...{ id, publishedAt, tag },
    clickbait: clickbaitProbability(title),
    loaded: flag('loaded'),
    question: flag('question'),
    shouting: flag('shouting'),
    opinion: opinionMarks(article).isOpinion ? 1 : 0,
    attribution: flag('attribution'),
    quotation: flag('quotation'),
    agreement: agreementOf(title, excerpt),
  };
}

/** The share of the headline's terms that its lead repeats. Null if it has no lead of its own. */
function agreementOf(title: string, excerpt: string): number | null {
  const lead = excerpt.slice(0, LEAD_CHARS);
  if (lead.trim() === '' || lead.startsWith(title)) return null;
  const said = new Set(tokenise(lead, LANGUAGE));
  const promised = [...new Set(tokenise(title, LANGUAGE))];
  if (said.size === 0 || promised.length === 0) return null;
  return promised.filter((term) => said.has(term)).length / promised.length;
}

function striking({ id, loaded, clickbait, shouting }: ArticleSignals): ContentEvidence['examples'] {
  if (loaded) return [{ articleId: id, signal: 'loaded' }];
  if ((clickbait ?? 0) > STRIKING_CLICKBAIT) return [{ articleId: id, signal: 'clickbait' }];
  return shouting ? [{ articleId: id, signal: 'shouting' }] : [];
}
