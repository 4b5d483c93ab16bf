import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useReadAloud } from '../hooks/use-read-aloud';

interface ReadAloudButtonProps {
  textsOf: () => readonly string[];
  /** Of the texts (BCP 47). */
  language: string;
  className?: string | undefined;
}

/** Reads a text aloud. Nothing where the browser cannot speak. */
export function ReadAloudButton(props: ReadAloudButtonProps) {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? <Button {...props} /> : null;
}

function Button({ textsOf, language, className }: ReadAloudButtonProps) {
  const { reading, start, pause, goOn, stop } = useReadAloud(textsOf, language);
  const main = useRef<HTMLButtonElement>(null);
  const [label, onPress] =
    reading === 'silent'
      ? ([t`Listen`, start] as const)
      : reading === 'speaking'
        ? ([t`Pause`, pause] as const)
        : ([t`Continue`, goOn] as const);
  const onStop = () => {
    stop();
    main.current?.focus();
  };
  return (
    <>
      <button ref={main} type="button" className={className} data-print="no" onClick={onPress}>
        {label}
      </button>
      {reading !== 'silent' && (
        <button type="button" className={className} data-print="no" onClick={onStop}>
          <Trans>Stop</Trans>
        </button>
      )}
    </>
  );
}
