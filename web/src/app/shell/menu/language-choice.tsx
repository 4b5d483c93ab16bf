import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Choice } from '../../../components/form/choice';
import { chooseLanguage, chosenLanguage } from '../../../lib/language/chosen-language';
import { LANGUAGES } from '../../../lib/language/languages';

const CHOICES = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** The language of the interface on this device. News stays in the language of its outlets. */
export function LanguageChoice() {
  const [chosen, setChosen] = useState(chosenLanguage);
  return (
    <Choice
      label={t`Language`}
      value={chosen}
      choices={CHOICES}
      onChange={(code) => {
        setChosen(code);
        chooseLanguage(code);
      }}
    />
  );
}
