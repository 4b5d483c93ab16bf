import { parsedUrl } from '../../text/parsed-url.js';

const OPINION_PATH =
  /\/(?:opinions?|op-?eds?|editorials?|commentary|comment(?:isfree)?|columns?|columnists?|perspectives?|viewpoints?|views|voices|letters|ideas|blogs?)(?:\/|$)/i;
const OPINION_WORD =
  /^(?:opinions?|op-?eds?|editorials?|commentary|comment|columns?|columnists?|perspectives?|viewpoints?|views|letters(?: to the editor)?|ideas|analysis|reviews?)$/i;
const OPINION_TITLE =
  /^(?:opinion|op-?ed|editorial|commentary|comment|column|letters?|perspective|viewpoint|analysis|review)\s?[:|–—-]|\|\s?(?:opinion|editorial|commentary|column)\b/i;
const PATH_CHARS = 200;

/** Whether an article is opinion by its URL, and whether its categories or headline label it as opinion for readers. */
export function opinionMarks({
  url,
  title,
  categories,
}: {
  url: string;
  title: string;
  categories: readonly string[];
}): { isOpinion: boolean; isLabelled: boolean } {
  const path = parsedUrl(url)?.pathname.slice(0, PATH_CHARS) ?? '';
  const isLabelled =
    OPINION_TITLE.test(title) || categories.some((category) => OPINION_WORD.test(category.trim()));
  return { isOpinion: isLabelled || OPINION_PATH.test(path), isLabelled };
}
