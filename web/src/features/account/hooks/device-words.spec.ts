import { afterEach, describe, expect, it } from '@jest/globals';
import type { Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { i18n } from '#language';
import { deviceWords } from './device-words';

describe('deviceWords', () => {
  afterEach(() => i18n.activate('en'));
  const devices = ['Firefox on Linux', 'Firefox', 'Unknown device'];
  it('leaves English as the server sends it', () => {
    expect(devices.map(deviceWords)).toEqual(devices);
  });
  it('says it in the language of the interface', () => {
    const messages: Messages = {
      [generateMessageId('{browser} on {system}')]: [['browser'], ' unter ', ['system']],
      'Unknown device': 'Unbekanntes Gerät',
    };
    i18n.loadAndActivate({ locale: 'de', messages });
    expect(devices.map(deviceWords)).toEqual(['Firefox unter Linux', 'Firefox', 'Unbekanntes Gerät']);
  });
});
