import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/feedback/toast';
import { sharesLanguage } from './same-language';
import { speechParts } from './speech-parts';

export type Reading = 'silent' | 'speaking' | 'paused';

/** Somebody else stopped it, such as another tab. */
const STOPPED: readonly string[] = ['interrupted', 'canceled'];

/**
 * Reads texts aloud with a voice of the device, part by part, so that it can go on where it paused: browsers differ in what
 * their own pause does. It stops when the component goes.
 * @param textsOf what to read, asked for at the start
 * @param language of the texts (BCP 47)
 */
export function useReadAloud(textsOf: () => readonly string[], language: string) {
  const show = useToast();
  const [reading, setReading] = useState<Reading>('silent');
  const place = useRef({ parts: [] as string[], at: 0, turn: 0 });

  const stop = useCallback(() => {
    place.current.turn++;
    speechSynthesis.cancel();
  }, []);

  const speak = () => {
    stop();
    const { parts, at, turn } = place.current;
    const part = parts[at];
    if (part === undefined) return setReading('silent');
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = language;
    utterance.voice = voiceOf(language);
    const isOver = () => place.current.turn !== turn;
    utterance.onend = () => {
      if (isOver()) return;
      place.current.at++;
      speak();
    };
    utterance.onerror = ({ error }) => {
      if (isOver()) return;
      if (STOPPED.includes(error)) return setReading('paused');
      setReading('silent');
      show({ text: t`This text could not be read aloud.`, failed: true });
    };
    setReading('speaking');
    speechSynthesis.speak(utterance);
  };

  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  return {
    reading,
    start: () => {
      if (hasNoVoice(language))
        return show({ text: t`This device has no voice for this language.`, failed: true });
      Object.assign(place.current, { parts: speechParts(textsOf(), language), at: 0 });
      speak();
    },
    pause: () => {
      stop();
      setReading('paused');
    },
    goOn: speak,
    stop: () => {
      stop();
      setReading('silent');
    },
  };
}

/** A voice that speaks on the device itself is preferred: others send the text to their maker. */
function voiceOf(language: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter((voice) => sharesLanguage(voice.lang, language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Some browsers list their voices late. Then the browser chooses by the language. */
function hasNoVoice(language: string): boolean {
  const voices = speechSynthesis.getVoices();
  return voices.length > 0 && !voices.some((voice) => sharesLanguage(voice.lang, language));
}
