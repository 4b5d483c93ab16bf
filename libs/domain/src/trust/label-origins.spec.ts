import { describe, expect, it } from '@jest/globals';
import { type LabelledSource, labelOrigins } from './label-origins.js';

const source: LabelledSource = {
  ...{ addedBy: 'directory', operatorFields: [], owner: null, country: 'GB', language: 'en' },
  ...{ mediaType: 'newspaper', bias: 'center', biasOrigin: 'median of public ratings' },
};
const originOf = (label: string, changes: Partial<LabelledSource> = {}) =>
  labelOrigins({ ...source, ...changes }).find((one) => one.label === label)?.origin;

describe('labelOrigins', () => {
  it.each([
    ['Country', {}, 'the bundled directory (public feed lists)'],
    ['Country', { country: null }, 'unknown'],
    ['Country', { addedBy: 'recording' as const }, "the recording's list of outlets"],
    ['Owner', {}, 'unknown'],
    ['Owner', { operatorFields: ['owner_id'] }, 'set by an operator'],
    ['Bias', {}, 'median of public ratings'],
    ['Bias', { operatorFields: ['bias'] }, 'set by an operator'],
    ['Category', {}, 'derived from media type, country and feeds'],
    ['Name', { addedBy: 'operator' as const }, 'added on this installation with its feed or archive'],
  ])('%s, %j', (label, changes, origin) => {
    expect(originOf(label, changes)).toBe(origin);
  });
});
