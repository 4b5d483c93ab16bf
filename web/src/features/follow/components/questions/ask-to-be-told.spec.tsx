import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../../../../components/feedback/toast';
import { CACHE_RULES } from '../../../../lib/cache';
import { NewsClockProvider } from '../../../../lib/news-clock';
import { LocalServer } from '../../../../testing/local-server';
import { closePage } from '../../../../testing/page';
import { buildMeta } from '../../../../testing/samples';
import { AskToBeTold } from './ask-to-be-told';

const META = buildMeta('2031-03-15T01:25:50.000Z');
const question = (id: number) => ({
  id,
  text: `Is ferry ${id} found?`,
  askedAt: '2031-03-04T09:00:00.000Z',
  settled: null,
});

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer().on('GET /api/meta', META);
});
afterEach(() => closePage(server));

it('focuses Undo once after each removal, and leaves the focus where the reader goes then', async () => {
  let questions = [question(1), question(2)];
  server.on('GET /api/topics/7/questions', () =>
    Response.json({ questions, open: questions.length, most: 5 }),
  );
  for (const gone of [1, 2])
    server.on(`DELETE /api/topics/7/questions/${gone}`, () => {
      questions = questions.filter(({ id }) => id !== gone);
      return new Response(null, { status: 204 });
    });
  const page = () => (
    <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
      <ToastProvider>
        <MemoryRouter>
          <NewsClockProvider>
            <AskToBeTold topicId={7} />
            <button type="button">Elsewhere</button>
          </NewsClockProvider>
        </MemoryRouter>
      </ToastProvider>
    </SWRConfig>
  );
  const { rerender } = render(page());
  const isFocused = () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click(await screen.findByRole('button', { name: /ferry 1/ }));
  await waitFor(isFocused);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(page());
  expect(document.activeElement).toBe(elsewhere);
  fireEvent.click(screen.getByRole('button', { name: /ferry 2/ }));
  await waitFor(isFocused);
});
