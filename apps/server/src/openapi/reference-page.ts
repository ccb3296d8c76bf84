import { contract, type Endpoint, problemStatus } from '@portal/api/contract';
import { html } from 'hono/html';
import { accessWords, limitWords, problemsOf } from './describe.ts';

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 32px 16px 64px; max-width: 56rem; }
nav a { margin-inline-end: 12px; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 16px; }
h3 { margin: 0; font: 600 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 span { display: inline-block; min-width: 4.5rem; }
p { margin: 4px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 8px 0 0; font-size: 14px; }
dt { opacity: 0.75; } dd { margin: 0; overflow-wrap: anywhere; }
code { font: 13px ui-monospace, monospace; }
`;

/** The calls of the portal, readable without a script. */
export function referencePage() {
  const areas = Object.entries(contract);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Calls of the member portal</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <h1>Calls of the member portal</h1>
        <p>
          For tools: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). A bearer token comes from
          auth.signIn.
        </p>
        <nav aria-label="Areas">${areas.map(([area]) => html`<a href="#${area}">${area}</a>`)}</nav>
        <main>
          ${areas.map(
            ([area, endpoints]) =>
              html`<section>
                <h2 id="${area}">${area}</h2>
                ${Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => call(`${area}.${name}`, endpoint))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function call(name: string, endpoint: Endpoint) {
  const { method, path, summary, query, body, reply, once } = endpoint;
  const facts: [string, string][] = [
    ['Name', name],
    ['Who', accessWords(endpoint)],
    ['How often', limitWords(endpoint)],
    ['Query', query ? Object.keys(query.shape).join(', ') : ''],
    [body?.kind === 'form' ? 'Form' : 'Body', body ? fieldsOf(body.schema) : ''],
    ['Answer', reply.kind === 'blob' ? 'a file' : fieldsOf(reply.schema)],
    [
      'Problems',
      problemsOf(endpoint)
        .map((code) => `${problemStatus[code]} ${code}`)
        .join(', '),
    ],
    ['Once', once ? 'takes an Idempotency-Key' : ''],
  ];
  const shown = facts.filter(([, value]) => value !== '');
  return html`<article>
    <h3><span>${method}</span>${path}</h3>
    <p>${summary}</p>
    <dl>
      ${shown.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd><code>${value}</code></dd>`,
      )}
    </dl>
  </article>`;
}

function fieldsOf(schema: object): string {
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null
    ? Object.keys(schema.shape).join(', ')
    : '';
}
