interface NewsWordsProps {
  text: string;
  /** Of the story (BCP 47). Null if the text is not about one story. */
  language: string | null;
  /** The whole text is news if the server says nothing around it. Otherwise it is a sentence of the server. */
  isNews: boolean;
}

/** What the server says around the words of reports (`notification-words.ts`). */
const AROUND =
  /^((?:Ended|Reopened|Retracted|Reported, then retracted|Retracted by an editor|Retracted by the source that reported it): )?(.*?)( \((?:(?:now )?\d+ origins|one origin so far|one origin; another has retracted its report)\))?$/su;

/** A line of a notification. The words of reports are marked with their language. */
export function NewsWords({ text, language, isNews }: NewsWordsProps) {
  const [, before = '', words = text, after = ''] = AROUND.exec(text) ?? [];
  if (language === null || !(isNews || before !== '' || after !== '')) return text;
  return (
    <>
      {before}
      <span lang={language}>{words}</span>
      {after}
    </>
  );
}

const NO_WORDS = 'The story ended.';

/** Whether a line that tells an end has the words of a report or an editor. */
export const isOutcome = (text: string): boolean => text !== NO_WORDS;
