import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { PRODUCT_NAME, SEARCH_MAX_CHARS } from '#contract/site';
import {
  type Article,
  ArticlePage,
  Citation,
  MilestonePage,
  SearchResults,
  type Story,
  StoryDetail,
  Why,
} from '#contract/v1';
import { type Api, ApiFailure } from './api.js';
import {
  citesReasons,
  citesSomething,
  describeDetail,
  describeMilestones,
  describeSearch,
  describeWhy,
} from './describe.js';
import { Citations, NOTICE } from './quote.js';

const FOUND_MOST = 10;
const MILESTONES_MOST = 50;

const id = z.int().min(1).max(2_147_483_647).describe('The id of the story, as `search` answers it.');
/** What every tool promises: it changes nothing, and what it answers comes from outside. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/** What every tool answers: the API's own answer, and all articles that it cites. */
const answerOf = <T extends z.ZodType>(answer: T) => ({
  notice: z.string(),
  answer,
  citations: z.array(Citation).describe('Outlet, headline, address and time of every article that is cited.'),
});

/** A read-only MCP server over an instance's `/api/v1`. Each answer names the articles that it rests on. */
export function mcpServer(api: Api, version: string): McpServer {
  const server = new McpServer(
    { name: PRODUCT_NAME.toLowerCase(), version },
    {
      instructions: `News stories that are followed until they are resolved. Begin with \`search\`, then ask for a story, its milestones, or why it has its status. ${NOTICE}`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the news',
      description: 'Finds stories and articles by words. Answers the ids of stories for the other tools.',
      inputSchema: {
        query: z.string().min(1).max(SEARCH_MAX_CHARS).describe('Words, "phrases", -excluded words.'),
        limit: z.int().min(1).max(FOUND_MOST).default(FOUND_MOST).describe('The most articles.'),
      },
      outputSchema: answerOf(SearchResults),
      annotations: READ_ONLY,
    },
    ({ query: q, limit }) =>
      told(async (cited) => {
        const { data } = await api.GET('/search', { params: { query: { q, limit } } });
        const found = SearchResults.parse(data);
        return [found, describeSearch(found, await newestOfUncited(api, found.stories), cited)];
      }),
  );
  server.registerTool(
    'story',
    {
      title: 'Where a story stands',
      description: 'One story: its status, where it stands, how it ended, and what is expected next.',
      inputSchema: { id },
      outputSchema: answerOf(StoryDetail),
      annotations: READ_ONLY,
    },
    ({ id }) =>
      told(async (cited) => {
        const { data } = await api.GET('/stories/{id}', { params: { path: { id } } });
        const story = StoryDetail.parse(data);
        const newest = await newestOfUncited(api, [story]);
        return [story, describeDetail(story, newest.get(story.id), cited)];
      }),
  );
  server.registerTool(
    'milestones',
    {
      title: 'What happened in a story',
      description:
        'The milestones of a story, newest first, each with how many independent origins confirm it.',
      inputSchema: {
        id,
        limit: z.int().min(1).max(MILESTONES_MOST).default(MILESTONES_MOST),
        cursor: z.string().max(400).optional().describe('`page.next` of the answer before.'),
      },
      outputSchema: answerOf(MilestonePage),
      annotations: READ_ONLY,
    },
    ({ id, limit, cursor }) =>
      told(async (cited) => {
        const query = { limit, ...(cursor !== undefined && { cursor }) };
        const { data } = await api.GET('/stories/{id}/milestones', { params: { path: { id }, query } });
        const page = MilestonePage.parse(data);
        return [page, describeMilestones(page, cited)];
      }),
  );
  server.registerTool(
    'why',
    {
      title: 'Why a story has its status',
      description: 'The reasons behind the status of a story, such as resolved, and behind its milestones.',
      inputSchema: { id },
      outputSchema: answerOf(Why),
      annotations: READ_ONLY,
    },
    ({ id }) =>
      told(async (cited) => {
        const { data } = await api.GET('/stories/{id}/why', { params: { path: { id } } });
        const why = Why.parse(data);
        const newest = citesReasons(why) ? undefined : await newestOf(api, id);
        return [why, describeWhy(why, newest, cited)];
      }),
  );
  return server;
}

/** The newest article of each story that cites none, so that no answer about a story comes without a citation. */
async function newestOfUncited(
  api: Api,
  stories: readonly Story[],
): Promise<Map<number, Article | undefined>> {
  const uncited = stories.filter((story) => !citesSomething(story));
  return new Map(await Promise.all(uncited.map(async ({ id }) => [id, await newestOf(api, id)] as const)));
}

async function newestOf(api: Api, id: number): Promise<Article | undefined> {
  const params = { path: { id }, query: { limit: 1 } };
  const { data } = await api.GET('/stories/{id}/articles', { params });
  return ArticlePage.parse(data).data[0];
}

/** The result of a tool: in words, and as data. Failures of the instance are results too, which say what is wrong. */
async function told(
  ask: (cited: Citations) => Promise<[answer: object, lines: string[]]>,
): Promise<CallToolResult> {
  const cited = new Citations();
  try {
    const [answer, lines] = await ask(cited);
    const text = [NOTICE, '', ...lines, '', 'Citations:', ...cited.list()].join('\n');
    return {
      content: [{ type: 'text', text }],
      structuredContent: { notice: NOTICE, answer, citations: cited.all },
    };
  } catch (error) {
    return { content: [{ type: 'text', text: failureOf(error) }], isError: true };
  }
}

function failureOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'The instance answered in a form that this version does not know.';
  throw error;
}
