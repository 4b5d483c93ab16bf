import { useState } from 'react';
import { ContactForm } from './contact-form';
import { ContactSent } from './contact-sent';

/** The contact form, or the confirmation that a message was sent. */
export function Contact() {
  const [state, setState] = useState<'first' | 'sent' | 'again'>('first');
  if (state === 'sent') return <ContactSent onAgain={() => setState('again')} />;
  return <ContactForm isAnother={state === 'again'} onSent={() => setState('sent')} />;
}
