import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '#contract/site';
import { productVersion } from '#platform/runtime';

/** Serves OpenAPI from the contract's schemas: the page at /api/docs, the document at /api/docs-json. */
export function serveOpenApi(app: INestApplication): void {
  const options = new DocumentBuilder().setTitle(`${PRODUCT_NAME} API`).setVersion(productVersion()).build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, options));
}
