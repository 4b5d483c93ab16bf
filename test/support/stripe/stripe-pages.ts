import type { Express } from 'express';
import type { StripeBook } from './stripe-book.js';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const link = (url: string, text: string) =>
  `<p><a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${text}</a></p>`;

/** Stripe's own pages: the hosted checkout and the customer portal. */
export function drawPages(app: Express, book: StripeBook): void {
  app.get('/favicon.ico', (_, response) => response.sendStatus(204));
  app.get('/pay/:id', (request, response) => {
    const session = book.sessions.get(request.params.id);
    if (session?.status !== 'open') return response.status(410).send(page('This page has expired', ''));
    const body = link(`/pay/${session.id}/now`, 'Pay') + link(session.cancel_url, 'Back');
    return response.send(page('Checkout', body));
  });
  app.get('/pay/:id/now', (request, response) => {
    const url = book.sessions.get(request.params.id)?.success_url ?? '/';
    book.pay(request.params.id);
    response.redirect(url);
  });
  app.get('/portal/:customer', (request, response) => {
    response.send(page('Customer portal', link(String(request.query.return), 'Return')));
  });
}
