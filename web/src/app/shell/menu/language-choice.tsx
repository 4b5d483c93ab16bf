import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useToast } from '../../../components/feedback/toast';
import { chooseLanguage, currentLanguage } from '../../../lib/language/chosen-language';
import { LANGUAGES, type LanguageCode } from '../../../lib/language/languages';
import styles from './language-choice.module.css';

/** The language of the interface on this device. News stays in the language of its outlets. */
export function LanguageChoice() {
  const show = useToast();
  const title = useId();
  const current = currentLanguage();
  const onChoose = (code: LanguageCode) => {
    if (code === current || chooseLanguage(code)) return;
    show({ text: t`Your browser stores no choices, so the language stays as it is.`, failed: true });
  };
  return (
    <div>
      <p id={title} className="meta">
        <Trans>Language</Trans>
      </p>
      <ul aria-labelledby={title} className={styles.languages}>
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={code === current ? 'true' : undefined}
              className={styles.language}
              onClick={() => onChoose(code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
