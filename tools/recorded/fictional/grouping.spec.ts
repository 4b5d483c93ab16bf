import { describe, expect, it } from '@jest/globals';
import { StoryModel } from '#domain';
import { bCubed } from '../../eval/b-cubed.js';
import { readFictionalStream } from './fictional-stream.js';

describe('the stories of the fictional fortnight', () => {
  it('are found again by the product: whole over two weeks, and apart where they only look alike', () => {
    const { items } = readFictionalStream(import.meta.dirname);
    const model = new StoryModel();
    let topics = 0;
    const labelled = items.map((item) => {
      const date = item.publishedAt ?? item.appearsAt;
      const article = {
        title: item.title,
        summary: item.summary,
        language: 'en',
        publishedAt: new Date(date),
      };
      const { topic } = model.place(article, () => String(++topics));
      return { story: item.story ?? `${item.outlet} ${item.guid}`, cluster: topic, date };
    });
    const { precision, recall } = bCubed(labelled);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });
});
