import { tokenise } from '../text/tokenise.js';
import { byDay, meanOfDays } from './by-day.js';
import { clickbaitProbability } from './clickbait.js';
import { CONTENT_SIGNALS, type ContentEvidence, type ContentSignal } from './content-factor.js';
import { headlineSignals } from './headline-signals.js';
import { opinionMarks } from './opinion-label.js';
import { type OwnArticle, TRUST_SAMPLE } from './trust-sample.js';

/** The word lists and the clickbait model read English; articles in other languages are no evidence. */
const LANGUAGE = 'en';
const EXAMPLES = 5;
const LEAD_CHARS = 400;
const STRIKING_CLICKBAIT = 0.9;

type Shown = Record<ContentSignal, number | null> & { id: number; publishedAt: Date };

/** The content evidence of one source from its own articles, newest first. */
export function tallyContent(articles: readonly OwnArticle[]): ContentEvidence {
  const shown = articles
    .slice(0, TRUST_SAMPLE.articles)
    .filter(({ language }) => language === LANGUAGE)
    .map(signalsOf);
  const days = byDay(shown);
  const rates = Object.fromEntries(
    CONTENT_SIGNALS.map((signal) => [signal, meanOfDays(days, (article) => article[signal]) ?? 0]),
  ) as Record<ContentSignal, number>;
  return {
    headlines: shown.length,
    days: days.length,
    withLead: shown.filter(({ agreement }) => agreement !== null).length,
    rates,
    examples: shown.flatMap(striking).slice(0, EXAMPLES),
  };
}

function signalsOf(article: OwnArticle): Shown {
  const { id, title, excerpt, publishedAt } = article;
  const signals = new Set<string>(headlineSignals(title));
  const flags = (name: ContentSignal) => (signals.has(name) ? 1 : 0);
  return {
    id,
    publishedAt,
    clickbait: clickbaitProbability(title),
    loaded: flags('loaded'),
    question: flags('question'),
    exclamation: flags('exclamation'),
    capitals: flags('capitals'),
    opinion: opinionMarks(article).isOpinion ? 1 : 0,
    attribution: flags('attribution'),
    quotation: flags('quotation'),
    agreement: agreementOf(title, excerpt),
  };
}

/** The share of the headline's terms that its lead takes up; null without a lead of its own. */
function agreementOf(title: string, excerpt: string): number | null {
  const lead = excerpt.slice(0, LEAD_CHARS);
  if (lead.trim() === '' || lead.startsWith(title)) return null;
  const said = new Set(tokenise(lead, LANGUAGE));
  const promised = [...new Set(tokenise(title, LANGUAGE))];
  if (said.size === 0 || promised.length === 0) return null;
  return promised.filter((term) => said.has(term)).length / promised.length;
}

function striking(shown: Shown): ContentEvidence['examples'] {
  const signal = shown.loaded
    ? 'loaded'
    : (shown.clickbait ?? 0) > STRIKING_CLICKBAIT
      ? 'clickbait'
      : shown.exclamation
        ? 'exclamation'
        : null;
  return signal ? [{ articleId: shown.id, signal }] : [];
}
