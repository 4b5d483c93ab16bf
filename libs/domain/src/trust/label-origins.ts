import type { SourceAdder } from '#vocabulary';

/** The fields that decide where a source's labels come from. */
export interface LabelledSource {
  addedBy: SourceAdder;
  /** Columns that an operator set. */
  operatorFields: readonly string[];
  owner: string | null;
  country: string | null;
  language: string | null;
  mediaType: string | null;
  bias: string | null;
  biasOrigin: string | null;
}

export interface LabelOrigin {
  label: string;
  origin: string;
}

const ADDED_BY = {
  directory: 'the bundled directory (public feed lists)',
  recording: "the recording's list of outlets",
  operator: 'added on this installation with its feed or archive',
};
const OPERATOR = 'set by an operator';
const DERIVED = 'derived from media type, country and feeds';
const UNKNOWN = 'unknown';

/** The origin of each label of a source: a public list, the operator, or derived from other fields. */
export function labelOrigins(source: LabelledSource): LabelOrigin[] {
  const { addedBy, operatorFields, owner, country, language, mediaType, bias, biasOrigin } = source;
  const from = (column: string, value: string | null, otherwise: string = ADDED_BY[addedBy]) => {
    if (operatorFields.includes(column)) return OPERATOR;
    return value === null ? UNKNOWN : otherwise;
  };
  return [
    { label: 'Name', origin: from('name', '') },
    { label: 'Address', origin: from('url', '') },
    { label: 'Owner', origin: from('owner_id', owner) },
    { label: 'Country', origin: from('country', country) },
    { label: 'Language', origin: from('language', language) },
    { label: 'Media type', origin: from('media_type', mediaType) },
    { label: 'Category', origin: from('category', '', DERIVED) },
    {
      label: 'Description',
      origin: from('description', '', addedBy === 'recording' ? ADDED_BY.recording : DERIVED),
    },
    { label: 'Bias', origin: from('bias', bias, biasOrigin ?? ADDED_BY[addedBy]) },
  ];
}
