const REFUSALS: Record<string, string> = {
  no_such_topic: 'no such story',
  same_topic: 'they are already one story',
  already_merged: 'they are already one story',
  other_language: 'they are in different languages',
  no_articles: 'no article would move',
  too_many_articles: 'there are more than 5000 articles',
  not_of_topic: 'not all of these articles belong to the story',
  whole_topic: 'these are all articles of the story',
  locked: 'an earlier command of an editor prevents it',
  failed: "it failed; see the worker's log",
};

/** Why the story-keeper refuses a command, in words. */
export function refusalText(refusal: string): string {
  return REFUSALS[refusal] ?? refusal;
}
