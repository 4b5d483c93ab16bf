import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FeedAddress, type FoundFeeds } from '#contract/desk';
import { FEED_MESSAGES } from '#words/desk';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { said } from '../../../../lib/language/said';
import { findFeeds } from '../../api/use-feeds';
import { FeedPreview } from './feed-preview';
import styles from './feeds.module.css';

/** Finds the feeds of a site by any of its addresses, shows their first items, and adds those that are wanted. */
export function AddFeed() {
  const [found, setFound] = useState<FoundFeeds | null>(null);
  const state = useForm({
    schema: FeedAddress,
    failure: t`The address could not be tested. Please try again.`,
    send: async (address) => setFound(await findFeeds(address)),
  });
  return (
    <section aria-labelledby="add-feed" className={styles.section}>
      <h2 id="add-feed">
        <Trans>Add a source</Trans>
      </h2>
      <Form state={state} action={t`Find feeds`} pending={t`Testing…`}>
        <Field
          label={t`Address`}
          name="address"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="herald.example"
          hint={t`Any address of the site, or the feed itself. Nothing is stored before you add a feed.`}
          error={state.errors.address}
        />
      </Form>
      {found !== null && (
        <div role="status">
          {found.feeds.length === 0 && (
            <p>
              {FEED_MESSAGES.noneFound}{' '}
              {found.asked.trouble !== null && t`At this address: ${{ trouble: said(found.asked.trouble) }}.`}
            </p>
          )}
          <ul className={styles.list} aria-label={t`Feeds found`}>
            {found.feeds.map((feed) => (
              <FeedPreview key={feed.url} feed={feed} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
