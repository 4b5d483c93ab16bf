import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import { JOIN, judgeJoin } from './join-decision.js';
import { ARTICLES, COVERED, SILENCE, TEXT_LIKENESS } from './join-features.js';
import { TermNumbers } from './term-numbers.js';
import { newTopic, remember } from './topic-memory.js';

const headline = (title: string) =>
  articleTerms({ title, summary: '', language: 'en', publishedAt: new Date('2026-03-02T09:00:00Z') });

function joins(likeness: number, covered: number, articles: number, silence: number): boolean {
  const first = headline('Paldora dam bursts');
  const topic = newTopic('t1', first, new TermNumbers());
  remember(topic, first, first.time);
  const features: number[] = [];
  features[TEXT_LIKENESS] = likeness;
  features[COVERED] = covered;
  features[ARTICLES] = Math.log(articles);
  features[SILENCE] = silence;
  return judgeJoin(headline('Flood below the burst dam'), { topic, features }, JOIN).joins;
}

describe('judgeJoin for a headline without a summary', () => {
  it.each([
    ['most of its words known', 0.2, 0.7, 1, 0, true],
    ['only one word known', 0.2, 0.2, 1, 0, false],
    ['only one word known, in a topic of many articles', 0.2, 0.2, 20, 0, true],
    ['most of its words known, after a day of silence', 0.2, 0.7, 1, 1, false],
  ])('%s', (_, likeness, covered, articles, silence, expected) => {
    expect(joins(likeness, covered, articles, silence)).toBe(expected);
  });
});
