import { describe, expect, it } from '@jest/globals';
import { feedFormat } from './feed-format.js';

describe('feedFormat', () => {
  it.each([
    ['<?xml version="1.0"?><rss version="2.0"><channel>', 'RSS 2.0'],
    ["<rss version='0.91'>", 'RSS 0.91'],
    ['<rss><channel>', 'RSS without a version'],
    ['<!-- <feed> --><rss version="2.0">', 'RSS 2.0'],
    ['<rdf:RDF xmlns="http://purl.org/rss/1.0/">', 'RSS 1.0 (RDF)'],
    ['<rdf:RDF xmlns="http://my.netscape.com/rdf/simple/0.9/">', 'RSS 0.90'],
    ['<feed xmlns="http://www.w3.org/2005/Atom">', 'Atom 1.0'],
    ['<atom:feed xmlns:atom="http://purl.org/atom/ns#" version="0.3">', 'Atom 0.3'],
    ['{"version": "https://jsonfeed.org/version/1.1", "items": []}', 'JSON Feed 1.1'],
    ['{"items": []}', null],
    ['<!doctype html><html><head>', null],
    ['', null],
  ])('%s → %s', (text, format) => {
    expect(feedFormat(text)).toBe(format);
  });
});
