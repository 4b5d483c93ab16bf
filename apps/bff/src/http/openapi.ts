import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '#contract/site';
import { API_PATH, openApiDocument } from '#contract/v1';
import { productVersion } from '#platform/runtime';

/**
 * Serves OpenAPI from the contract's schemas: the calls of our own web app at /api/docs and /api/docs-json, and a page about the API for
 * others at /api/v1/docs. The document of that one is a call.
 */
export function serveOpenApi(app: INestApplication): void {
  const options = new DocumentBuilder().setTitle(`${PRODUCT_NAME} API`).setVersion(productVersion()).build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, options));
  const forOthers = openApiDocument() as unknown as OpenAPIObject;
  SwaggerModule.setup(`${API_PATH.slice(1)}/docs`, app, forOthers, { raw: false });
}
