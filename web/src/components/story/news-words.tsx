import { splitNews } from '#vocabulary';

interface NewsWordsProps {
  text: string;
  /** Of the story (BCP 47). Null if the text is not about one story. */
  language: string | null;
  /** The whole text is news if the server says nothing around it. Otherwise it is a sentence of the server. */
  isNews: boolean;
}

/** A line of a notification. The words of reports are marked with their language. */
export function NewsWords({ text, language, isNews }: NewsWordsProps) {
  const [before, words, after] = splitNews(text);
  if (language === null || !(isNews || before !== '' || after !== '')) return text;
  return (
    <>
      {before}
      <span lang={language}>{words}</span>
      {after}
    </>
  );
}
