import { type NewsParts, newsIn } from '#vocabulary';
import { aroundNews, noticeWords } from '#words/notice-words';

interface NewsWordsProps {
  text: string;
  /** Of the story (BCP 47). Null if the text is not about one story. */
  language: string | null;
  /** The whole text is news if the server says nothing around it. Otherwise it is a sentence of the server. */
  isNews: boolean;
}

/** A line of a notification, in the interface's language. The words of reports are marked with theirs. */
export function NewsWords({ text, language, isNews }: NewsWordsProps) {
  return <NewsPartsOf text={text} language={language} parts={newsIn(text, isNews)} />;
}

interface NewsPartsProps {
  text: string;
  language: string | null;
  parts: NewsParts | null;
}

/** A text whose words of reports are known. */
export function NewsPartsOf({ text, language, parts }: NewsPartsProps) {
  if (language === null || parts === null) return noticeWords(text, parts);
  const [before, words, after] = aroundNews(parts);
  return (
    <>
      {before}
      <span lang={language}>{words}</span>
      {after}
    </>
  );
}
