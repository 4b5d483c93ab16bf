import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import type { FeedPreview as Preview } from '#contract/desk';
import { FEED_MESSAGES } from '#words/desk';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { said } from '../../../../lib/language/said';
import { addFeed } from '../../api/use-feeds';
import styles from './feeds.module.css';

const Domain = z.object({ domain: z.string().trim() });

/** A tested feed with its first items, and the button that adds it. */
export function FeedPreview({ feed }: { feed: Preview }) {
  const show = useToast();
  const [isAdded, setIsAdded] = useState(feed.knownId !== null);
  const state = useForm({
    schema: Domain,
    failure: t`The feed could not be added. Please try again.`,
    send: async ({ domain }) => {
      await addFeed({ url: feed.url, domain });
      setIsAdded(true);
      show(FEED_MESSAGES.added);
    },
  });
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{feed.title ?? t`Untitled`}</strong>
        <span className="meta">
          <Plural value={feed.items} one="# item" other="# items" />
        </span>
      </p>
      <p className="meta">{feed.url}</p>
      <ul className={styles.items}>
        {feed.firstItems.map(({ title, published }) => (
          <li key={`${title} ${published}`}>{title}</li>
        ))}
      </ul>
      {feed.problems.map((problem) => (
        <p key={problem} className="meta">
          {said(problem)}
        </p>
      ))}
      {isAdded ? (
        <p>
          <Trans>This feed is in the list.</Trans>
        </p>
      ) : (
        <Form state={state} action={t`Add feed`} pending={t`Adding…`}>
          <Field
            label={t`Domain of the outlet`}
            name="domain"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            hint={t`Only if the server carries feeds of many outlets. The address of a YouTube channel or Medium account works too.`}
            error={state.errors.domain}
          />
        </Form>
      )}
    </li>
  );
}
