import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { User } from '#contract/accounts';
import { INTEREST_TAGS, type InterestTag } from '#vocabulary';
import { useToast } from '../../../components/feedback/toast';
import { Chip } from '../../../components/form/chip';
import { serverMessage } from '../../../lib/http';
import { said } from '../../../lib/language/said';
import { changeProfile } from '../../account/api/change-profile';
import { useReader } from '../../account/api/use-reader';
import styles from './welcome-dialog.module.css';

/** The tags with which the news feed's filter starts. */
export function Interests({ reader }: { reader: User }) {
  const { keep } = useReader();
  const show = useToast();
  const toggle = async (tag: InterestTag) => {
    const rest = reader.interests.filter((other) => other !== tag);
    const interests = rest.length < reader.interests.length ? rest : [...rest, tag];
    await keep({ ...reader, interests });
    try {
      await keep(await changeProfile({ interests }));
    } catch (error) {
      await keep(reader);
      const text = serverMessage(error) ?? t`Your interests could not be saved. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  return (
    <>
      <p>
        <Trans>Your news feed starts with these topics. You can clear the filter there at any time.</Trans>
      </p>
      <ul className={styles.chips}>
        {INTEREST_TAGS.map((tag) => (
          <li key={tag}>
            <Chip pressed={reader.interests.includes(tag)} onPress={() => void toggle(tag)}>
              {said(tag)}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
