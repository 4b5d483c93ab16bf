import { describe, expect, it } from '@jest/globals';
import { announces } from './announces.js';

const headline = (text: string, language = 'en') =>
  ({ text, placed: { reading: { language } } }) as Parameters<typeof announces>[0];

describe('announces', () => {
  it.each([
    'Engineer of the Orvale dam will apply for bail',
    'Orvale dam to be drained within the week',
    'Meal from Pellmere may be linked to outbreak',
    'Three more wells closed as Orvale vote nears',
    'Ferries set to return to Pellmere',
    'Inquiry into the Orvale dam due to begin',
    'Orvale dam likely to fall',
  ])('finds something still to come: %s', (text) => {
    expect(announces(headline(text))).toBe(true);
  });

  it.each([
    'Engineer of the Orvale dam refused bail',
    'Mayor says Orvale dam will be drained',
    'Mayor will not drain the Orvale dam',
    'Operator agrees to drain the Orvale dam',
    'Schools closed due to Orvale flood',
    'Cup final abandoned due to storm',
    'Orvale dam found to be cracked',
    'Minister first to be vaccinated in Varland',
    'Suspect refuses to be questioned over Orvale fire',
    'Governor could have prevented flood, inquiry finds',
    'Rescuers could not reach Orvale valley',
    'Judge rejects will of late singer',
    "Singer's will leaves estate to nurses",
    'Rebels take port despite military might of Varland',
    'Men twice as likely to die of fever, study finds',
    'Profits of Gull Bank fall more than expected to 3 million',
    'New head of the Orvale dam to be present at inquiry',
  ])('finds nothing still to come: %s', (text) => {
    expect(announces(headline(text))).toBe(false);
  });

  it('does not read other languages with English cues', () => {
    expect(announces(headline('Bürgermeister will Damm bei Orvale abreißen', 'de'))).toBe(false);
  });
});
