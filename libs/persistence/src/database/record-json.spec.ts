import { describe, expect, it } from '@jest/globals';
import { recordJson } from './record-json.js';

describe('recordJson', () => {
  it('keeps what PostgreSQL can store and replaces what it cannot', () => {
    const text = `flood 🌊 ${'🌊'.slice(0, 1)}end\u0000`;
    expect(JSON.parse(recordJson([{ text, at: new Date(0), none: null }]))).toEqual([
      { text: 'flood 🌊 \uFFFDend', at: '1970-01-01T00:00:00.000Z', none: null },
    ]);
    expect(JSON.parse(recordJson({ text }))).toEqual({ text: 'flood 🌊 \uFFFDend' });
  });
});
