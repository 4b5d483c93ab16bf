import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { MutedWord } from '#contract/reading';
import { MUTED_WORD_CHARS, MUTED_WORDS_MAX } from '#contract/site';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { numberLabel } from '../../../../lib/language/numbers';
import { useChangeSettings, useSaveSettings } from '../../hooks/use-change-settings';
import styles from './advanced-settings.module.css';
import { SettingEntries } from './setting-entries';

const NewWord = z.object({ word: MutedWord });

interface MutedWordsProps {
  topicId: number;
  words: readonly string[];
}

/** Words and phrases. Articles whose title or beginning contains one are left out. */
export function MutedWords({ topicId, words }: MutedWordsProps) {
  const save = useSaveSettings(topicId);
  const change = useChangeSettings(topicId);
  const state = useForm({
    schema: NewWord,
    send: async ({ word }, form) => {
      const isThere = words.some((muted) => muted.toLowerCase() === word.toLowerCase());
      if (!isThere) await save({ mutedWords: [...words, word] });
      form.reset();
    },
    failure: t`Failed to save the settings. Please try again.`,
  });
  const remove = (gone: string) =>
    change({ mutedWords: words.filter((word) => word !== gone) }, t`“${gone}” is no longer muted.`);
  return (
    <section aria-labelledby="muted-words" className={styles.part}>
      <h3 id="muted-words" className={styles.title}>
        <Trans>Mute words</Trans>
      </h3>
      <p className="meta">
        <Trans>
          Articles of this topic that contain one of these words are left out of your list. You can mute up to{' '}
          {{ count: numberLabel(MUTED_WORDS_MAX) }} words or phrases.
        </Trans>
      </p>
      <SettingEntries
        label={t`Muted words`}
        action={t`Unmute`}
        actionFor={(word) => t`Unmute ${word}`}
        entries={words.map((word) => ({ key: word, words: word }))}
        onRemove={remove}
      />
      {words.length < MUTED_WORDS_MAX && (
        <div className={styles.form}>
          <Form state={state} action={t`Mute`} pending={t`Muting...`}>
            <Field
              label={t`Word or phrase`}
              name="word"
              maxLength={MUTED_WORD_CHARS}
              autoComplete="off"
              error={state.errors.word}
            />
          </Form>
        </div>
      )}
    </section>
  );
}
