import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders } from './webhook-signature.js';

const BODY = '{"title":"Orrin dam: “repaired”"}';

describe('webhookHeaders', () => {
  it('are the ones of the specification’s example', () => {
    const at = new Date(1_614_265_330_000);
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const headers = webhookHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}', [secret]);
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('verify with each secret while one replaces another, and with no third one', () => {
    const [old, fresh, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const headers = webhookHeaders('delivery_1', new Date(), BODY, [fresh, old]);
    for (const secret of [old, fresh])
      expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(other).verify(BODY, headers)).toThrow('No matching signature');
    expect(() => new Webhook(old).verify(`${BODY} `, headers)).toThrow('No matching signature');
  });
});
