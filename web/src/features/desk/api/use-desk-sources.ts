import useSWR, { mutate } from 'swr';
import {
  DESK_SOURCES_PAGE,
  DeskSourcePage,
  DeskSources,
  type SourceChange,
  type SourceLabel,
  type SourceQuotas,
} from '#contract/desk';
import { getJson, getListPage, isStale, patchJson, postJson, putJson } from '../../../lib/http';
import { sourceDeskCalls as calls } from '../../../lib/source-desk-calls';

/** @param page starts at 1 */
export function useDeskSources(q: string, only: string, page: number) {
  const key = calls.sources({
    q: q || undefined,
    only: only || undefined,
    limit: DESK_SOURCES_PAGE,
    offset: (page - 1) * DESK_SOURCES_PAGE,
  });
  return useSWR(key, (url: string) => getListPage(url, DeskSources), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}

export function useDeskSource(id: number) {
  return useSWR(calls.source(id), (url: string) => getJson(url, DeskSourcePage), {
    revalidateIfStale: true,
    revalidateOnFocus: false,
  });
}

/** A change of a source. */
export type SourceAct =
  | { kind: 'labels'; labels: SourceChange }
  | { kind: 'release'; label: SourceLabel }
  | { kind: 'quotas'; quotas: SourceQuotas }
  | { kind: 'domains'; domain: string; merge?: true }
  | { kind: 'domains/remove'; domain: string }
  | { kind: 'disable'; reason: string }
  | { kind: 'enable' };

/**
 * Changes a source. If the change is refused because somebody else changed the source, it is read again, so that the change can be
 * repeated.
 * @param seen what the admin saw; a newer change refuses this one
 */
export async function changeSource(id: number, act: SourceAct, seen: number): Promise<void> {
  const page = await send(id, act, seen).catch(async (error: unknown) => {
    if (isStale(error)) await mutate(calls.source(id));
    throw error;
  });
  await mutate(calls.source(id), page, { revalidate: false });
  await mutate((key) => typeof key === 'string' && key.startsWith(`${calls.sources({})}?`));
}

function send(id: number, act: SourceAct, seen: number): Promise<DeskSourcePage> {
  const { kind, ...body } = act;
  if (kind === 'labels') return patchJson(calls.source(id), { ...body, seen }, DeskSourcePage);
  const url = calls.change(id, kind);
  return kind === 'quotas'
    ? putJson(url, { ...body, seen }, DeskSourcePage)
    : postJson(url, { ...body, seen }, DeskSourcePage);
}
