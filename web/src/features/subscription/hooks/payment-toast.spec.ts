import { describe, expect, it } from '@jest/globals';
import { HttpError } from '../../../lib/http';
import { paymentToast } from './payment-toast';

const SENTENCE = 'Failed to access subscription portal. Please try again.';
const failure = (status: number, code: string, message: string) =>
  new HttpError(status, '', JSON.stringify({ code, message }));

describe('paymentToast', () => {
  it.each([
    [
      failure(503, 'payment_not_configured', 'anything'),
      'Configuration Error',
      'Payment system is not properly configured. Please try again later.',
    ],
    [failure(402, 'payment_declined', 'Your card was declined.'), 'Error', 'Your card was declined.'],
    [failure(409, 'already_subscribed', 'You already have one.'), 'Error', 'You already have one.'],
    [failure(429, 'rate_limited', 'Too many attempts.'), 'Error', 'Too many attempts.'],
    [failure(502, 'payment_failed', 'inner detail'), 'Error', SENTENCE],
    [failure(503, 'payment_unreachable', 'inner detail'), 'Error', SENTENCE],
    [failure(400, 'invalid_input', 'inner detail'), 'Error', SENTENCE],
    [new HttpError(502, 'Bad Gateway', '<html>'), 'Error', SENTENCE],
    [new TypeError('Failed to fetch'), 'Error', SENTENCE],
  ])('%s', (error, title, text) => {
    expect(paymentToast(error, SENTENCE)).toEqual({ title, text, failed: true });
  });
});
