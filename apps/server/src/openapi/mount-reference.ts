import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { describeApi } from './describe.ts';
import { referencePage } from './reference-page.ts';

/** The description of the API for machines and for people. */
export function mountReference(app: Hono<AppEnv>): void {
  app.get('/api/openapi.json', (c) => c.json(describeApi()));
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return c.html(referencePage());
  });
}
