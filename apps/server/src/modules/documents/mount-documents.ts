import { impersonatedRefusal } from '@portal/rules';
import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { createCallCounter } from '../../http/call-limits.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { enforceWidget } from '../../http/enforce-widget.ts';
import { refuse } from '../../http/problem.ts';
import { authenticateSession } from '../auth/index.ts';
import { documentId, type DocumentKind, documentKinds, documentPath } from '../../signing/asset-urls.ts';
import { disposition } from '../files/index.ts';
import type { OpenedDocuments } from './opened-document.ts';

/** A document costs much of the processor. */
const documentLimit = { group: 'documents', calls: 30, seconds: 60 };

/** Opens a document by an address that was made for the session of its owner, as other files are. */
export function mountDocuments(app: Hono<AppEnv>, deps: Deps, documents: OpenedDocuments): void {
  const { db, clock, assetSigner, profile } = deps;
  const counter = createCallCounter(db);
  app.get(`${documentPath}:kind{${documentKinds.join('|')}}/:id`, async (c) => {
    c.set('route', `GET ${documentPath}{kind}/{id}`);
    // The pattern of the path lets no other through.
    const { kind, id } = c.req.param() as { kind: DocumentKind; id: string };
    const { session: sessionId, exp: expires, sig: signature } = c.req.query();
    const now = clock.now();
    const claim = { assetId: documentId(kind, id), sessionId, expires, signature };
    const person = await authenticateSession(db, assetSigner.sessionOf(claim, now), now);
    c.set('personId', person.id);
    c.set('impersonatorId', person.impersonator?.id);
    const { endpoint, make } = documents[kind];
    enforceModule(endpoint.access, profile, person);
    enforceWidget(endpoint, person, null);
    if (endpoint.isForOneself) refuse(impersonatedRefusal(Boolean(person.impersonator)));
    await counter.count(documentLimit, person.id, now);
    const { name, pdf } = await make({ deps, db, personId: person.id, now }, id);
    c.header('Content-Disposition', disposition('inline', name));
    c.header('Content-Type', 'application/pdf');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(Buffer.from(pdf));
  });
}
