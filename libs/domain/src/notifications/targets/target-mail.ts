import { DIGEST_SECTIONS, type DigestSection, isOutcome, isStoryTitle, newsInListTitle } from '#vocabulary';
import { type DigestPage, digestHtml, type MailedLine } from '../digest-html.js';
import { DIGEST_HEADINGS, digestText, type MailWords, mailedLine } from '../digest-mail.js';
import type { TargetNotice } from './target-notice.js';

const REASON =
  'You receive this email because a reader of this site sends notifications to your address, and you confirmed it.';

/**
 * A notice as an email to an additional address, in plain text and in HTML with the same content. Mail programs end these emails with
 * one click (RFC 8058), readers by the link at the end.
 * @param secret of the target's links
 */
export function targetMail(notice: TargetNotice, site: string, secret: string): MailWords {
  const { title, message, url, story } = notice;
  const isEnd = title.startsWith('Ended: ') && isOutcome(message);
  const root = site.replace(/\/+$/, '');
  const query = `?secret=${encodeURIComponent(secret)}`;
  const page: DigestPage = {
    title: titleOf(notice),
    message: mailedLine(message, story?.language ?? null, isEnd),
    sections: [null, ...DIGEST_SECTIONS].map((section) => sectionOf(section, notice)).filter(hasStories),
    more: { words: notice.type === 'story' ? 'Read the story' : 'Open the site', url },
    reason: REASON,
    links: [{ words: 'Stop these emails', url: `${root}/stop-emails${query}` }],
  };
  return {
    subject: title,
    text: digestText(page),
    html: digestHtml(page),
    headers: {
      'List-Unsubscribe': `<${root}/api/target-emails/stop${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function titleOf({ title, story, items }: TargetNotice): MailedLine {
  if (story !== null) return mailedLine(title, story.language, isStoryTitle(title));
  const [first] = items;
  const news = newsInListTitle(title, first && { ...first, facts: first.lines });
  return { text: title, news, language: first?.language ?? null };
}

function sectionOf(
  section: DigestSection | null,
  { type, items }: TargetNotice,
): DigestPage['sections'][number] {
  const isNews = (line: string) => type === 'source' || (section === 'ended' && isOutcome(line));
  const stories = items
    .filter((item) => item.section === section)
    .map(({ name, language, url, lines }) => ({
      name,
      language,
      url,
      facts: lines.map((line) => mailedLine(line, language, isNews(line))),
    }));
  return {
    heading: section === null ? null : DIGEST_HEADINGS[section],
    stories: stories.filter(({ facts }) => facts.length > 0),
    named: stories.filter(({ facts }) => facts.length === 0),
  };
}

const hasStories = ({ stories, named }: DigestPage['sections'][number]) => stories.length + named.length > 0;
