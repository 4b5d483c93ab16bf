import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '#contract/v1';

const HEAD = `/* Written by \`npm run api:client\` from the OpenAPI document of /api/v1. Do not edit. */\n\n`;

/** The types of `/api/v1` for clients in TypeScript, such as openapi-fetch. */
export async function typedClient(): Promise<string> {
  return HEAD + astToString(await openapiTS(openApiDocument() as never));
}
