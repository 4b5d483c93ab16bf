import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import Stripe from 'stripe';
import { StripeBook } from './stripe-book.js';
import { missing, Refusal, type StripeEvent } from './stripe-objects.js';
import { drawPages } from './stripe-pages.js';

export const PRICE_ID = 'price_monthly';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** How calls are disturbed: a status instead of an answer, a silent server, or a closed connection. */
export type Fault = { status: number; body?: object } | 'silent' | 'closed';

export interface StripeServer {
  url: string;
  book: StripeBook;
  /** The calls that were made, such as 'POST /v1/customers', in order. */
  calls: string[];
  /** Disturbs the calls whose name matches, until it is called with null. */
  disturb: (fault: Fault | null, calls?: RegExp) => void;
  /** The settings of a server that uses this account. */
  settings: Record<string, string>;
  close: () => Promise<void>;
}

/** A Stripe account on this machine: the calls that the product makes, over HTTP, with their state. */
export async function startStripeServer(): Promise<StripeServer> {
  const book = new StripeBook(PRICE_ID);
  const calls: string[] = [];
  let fault: Fault | null = null;
  let disturbed = /./;
  const app = express();
  app.use(express.urlencoded({ extended: true }));
  drawPages(app, book);
  app.use('/v1', (request, response, next) => {
    const call = `${request.method} ${request.originalUrl.split('?')[0]}`;
    calls.push(call);
    if (fault === null || !disturbed.test(call)) next();
    else if (fault === 'closed') request.socket.destroy();
    else if (fault !== 'silent')
      response
        .status(fault.status)
        .json(fault.body ?? { error: { type: 'api_error', message: 'Stripe is unwell: secret detail' } });
  });
  const server = await new Promise<Server>((ready) => {
    const listening = app.listen(0, '127.0.0.1', () => ready(listening));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answerCalls(app, book, url);
  return {
    url,
    book,
    calls,
    disturb: (next, which = /./) => {
      fault = next;
      disturbed = which;
    },
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE_ID,
      STRIPE_API_URL: url,
      STRIPE_TIMEOUT_MS: '2000',
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** The headers and the body with which Stripe sends an event. */
export function signed(event: StripeEvent, { secret = WEBHOOK_SECRET, timestamp = Date.now() / 1000 } = {}) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(timestamp),
  });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

function answerCalls(app: express.Express, book: StripeBook, site: string): void {
  const answers = new Map<string, { params: string; body: object }>();
  const call = (method: 'get' | 'post' | 'delete', path: string, work: (request: Request) => object) =>
    app[method](`/v1/${path}`, (request: Request, response: Response) => {
      try {
        response.json(repeatable(answers, request, () => work(request)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        response.status(error.status).json({ error: error.error });
      }
    });
  const list = (data: object[]) => ({ object: 'list', data, has_more: false });
  const named = (request: Request) => String(request.params.id);

  call('post', 'customers', ({ body }) => book.createCustomer(body.email ?? null, body.metadata ?? {}));
  call('delete', 'customers/:id', (request) => {
    const customer = book.customers.get(named(request));
    if (customer === undefined || customer.deleted) throw missing('id', named(request));
    book.deleteCustomer(customer.id);
    return { id: customer.id, object: 'customer', deleted: true };
  });
  call('post', 'checkout/sessions', ({ body }) =>
    book.createSession(
      {
        customer: body.customer,
        success_url: body.success_url,
        cancel_url: body.cancel_url,
        metadata: body.metadata ?? {},
        price: body.line_items[0].price,
      },
      site,
    ),
  );
  call('get', 'checkout/sessions', ({ query }) =>
    list(
      [...book.sessions.values()]
        .filter((one) => one.customer === query.customer && (!query.status || one.status === query.status))
        .toReversed(),
    ),
  );
  call('post', 'checkout/sessions/:id/expire', (request) => book.expireSession(named(request)));
  call('get', 'subscriptions', ({ query }) => {
    if (!book.customers.has(String(query.customer))) throw missing('customer', String(query.customer));
    return list(
      [...book.subscriptions.values()].filter((one) => one.customer === query.customer).toReversed(),
    );
  });
  call('delete', 'subscriptions/:id', (request) => book.end(named(request)));
  call('get', 'charges', ({ query }) =>
    list(book.charges.filter((one) => one.payment_intent === query.payment_intent)),
  );
  call('post', 'billing_portal/sessions', ({ body }) => ({
    id: 'bps_1',
    object: 'billing_portal.session',
    url: `${site}/portal/${book.living(body.customer).id}?return=${encodeURIComponent(body.return_url)}`,
  }));
}

/** Repeats the first answer to an idempotency key, and refuses the key with other parameters. */
function repeatable(
  answers: Map<string, { params: string; body: object }>,
  request: Request,
  work: () => object,
): object {
  const key = request.header('idempotency-key');
  if (key === undefined) return work();
  const params = createHash('sha256')
    .update(`${request.path} ${JSON.stringify(request.body)}`)
    .digest('hex');
  const earlier = answers.get(key);
  if (earlier === undefined) {
    const body = structuredClone(work());
    answers.set(key, { params, body });
    return body;
  }
  if (earlier.params !== params)
    throw new Refusal(400, { type: 'idempotency_error', message: 'Keys belong to one request.' });
  return earlier.body;
}
