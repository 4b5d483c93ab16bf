const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Why two stories are related, in one sentence. `shared` holds words separated by ', '. */
export function explainRelation(shared: string): string {
  if (shared === '') return 'Their reports use similar words.';
  return `Both mention ${LIST.format(shared.split(', '))}.`;
}
