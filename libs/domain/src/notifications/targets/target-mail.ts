import { DIGEST_SECTIONS, type DigestSection } from '#vocabulary';
import { type DigestPage, digestHtml } from '../digest-html.js';
import { DIGEST_HEADINGS, digestText, type MailWords } from '../digest-mail.js';
import { type TargetItem, type TargetNotice } from './target-notice.js';

const REASON =
  'You receive this email because a reader of this site sends notifications to your address, and you confirmed it.';

/**
 * A notice as an email to an additional address, in plain text and in HTML with the same content. Mail programs end these emails with
 * one click (RFC 8058), readers by the link at the end.
 * @param secret of the target's links
 */
export function targetMail(notice: TargetNotice, site: string, secret: string): MailWords {
  const { title, message, items, url } = notice;
  const root = site.replace(/\/+$/, '');
  const query = `?secret=${encodeURIComponent(secret)}`;
  const page: DigestPage = {
    title,
    message,
    sections: [null, ...DIGEST_SECTIONS].map((section) => sectionOf(section, items)).filter(hasStories),
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

function sectionOf(
  section: DigestSection | null,
  items: readonly TargetItem[],
): DigestPage['sections'][number] {
  const stories = items
    .filter((item) => item.section === section)
    .map(({ name, url, lines }) => ({ name, url, facts: lines }));
  return {
    heading: section === null ? null : DIGEST_HEADINGS[section],
    stories: stories.filter(({ facts }) => facts.length > 0),
    named: stories.filter(({ facts }) => facts.length === 0),
  };
}

const hasStories = ({ stories, named }: DigestPage['sections'][number]) => stories.length + named.length > 0;
