import { contract } from '@portal/api/contract';
import { certificateRefusal, recordRefusal } from '@portal/api/rules';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { summaryHtml } from '../../documents/summary-html.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { addressOf } from '../../http/address.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { createCallCounter } from '../../http/call-limits.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { enforceWidget } from '../../http/enforce-widget.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found, refuse } from '../../http/problem.ts';
import { secureApi } from '../../http/security-headers.ts';
import { authenticateSession } from '../auth/authenticate.ts';
import { countAttempt } from '../auth/rate-limit.ts';
import { badgeOfRecord } from '../badges/badge-of-record.ts';
import { recordById } from '../cpd/repository.ts';
import { documentId, type DocumentKind, documentPath } from '../files/asset-urls.ts';
import { disposition } from '../files/file-name.ts';
import { type Asking, certificatePdf, summaryFacts, summaryPdf } from './certificate-pdf.ts';
import { refuseWithdrawn } from './issue.ts';
import { issuedCertificates } from './issued-list.ts';
import { reinstate, revoke } from './revoking.ts';
import { verify } from './verify.ts';
import { verifyPage } from './verify-page.ts';

const names: Readonly<Record<DocumentKind, string>> = { certificate: 'certificate.pdf', summary: 'cpd-summary.pdf' };

/** A document costs much of the processor. */
const documentLimit = { group: 'documents', calls: 30, seconds: 60 };
/** From one address: many people of an office check certificates, nobody tries numbers. */
const checks = { attempts: 60, windowSeconds: 3600 };

export function certificateRoutes(routes: Routes): void {
  const { cpd } = contract;
  bind(routes, cpd.certificatePreview, async (_, call) => {
    const { record } = call.facts;
    refuse(certificateRefusal(record));
    await refuseWithdrawn(call.db, record);
    return { previewUrl: assetUrlsOf(call).documentOf('certificate', record.id) };
  });
  bind(routes, cpd.certificate, async (_, call) => {
    return named('certificate', await certificatePdf(askingOf(call), call.facts.record), call);
  });
  bind(routes, cpd.badge, async (_, call) => {
    call.headers.set('Content-Disposition', disposition('attachment', 'badge.jwt'));
    return new Blob([await badgeOfRecord(askingOf(call), call.facts.record)], { type: 'text/plain' });
  });
  bind(routes, cpd.summaryPreview, async ({ params }, call) => {
    const facts = await summaryFacts(askingOf(call), params.id);
    const previewUrl = assetUrlsOf(call).documentOf('summary', params.id);
    return { previewUrl, previewHtml: await summaryHtml(call.deps.profile, facts) };
  });
  bind(routes, cpd.summary, async ({ params }, call) => {
    return named('summary', await summaryPdf(askingOf(call), params.id), call);
  });
  bind(routes, cpd.issued, ({ query, body }, call) => issuedCertificates(query, body, call));
  bind(routes, cpd.revoke, async ({ params, body }, call) => {
    await revoke(params.number, body.reason, call);
    return {};
  });
  bind(routes, cpd.reinstate, async ({ params }, call) => {
    await reinstate(params.number, call);
    return {};
  });
  bind(routes, cpd.verify, async ({ params }, { db, address, now }) => {
    await countCheck({ db, now }, address);
    const { status, kind, isConfirmed, issuedAt } = await verify(db, params.number);
    return { status, kind, isConfirmed, issuedDate: issuedAt?.toISOString() ?? null };
  });
}

function askingOf({ deps, db, now, ...call }: Call): Asking {
  return { deps, db, now, personId: personOf({ deps, db, now, ...call }).id };
}

function named(kind: DocumentKind, pdf: Uint8Array, { headers }: Call): Blob {
  headers.set('Content-Disposition', disposition('attachment', names[kind]));
  return new Blob([Buffer.from(pdf)], { type: 'application/pdf' });
}

function countCheck({ db, now }: Pick<Asking, 'db' | 'now'>, address: string): Promise<unknown> {
  return countAttempt(db, [{ key: `verify:${address}`, ...checks }], now);
}

/** Opens a document by an address that was made for the session of its owner, as other files are. */
export function mountDocuments(app: Hono<AppEnv>, deps: Deps): void {
  const { db, clock, assetSigner, profile } = deps;
  const counter = createCallCounter(db);
  app.get(`${documentPath}:kind{certificate|summary}/:id`, async (c) => {
    c.set('route', `GET ${documentPath}{kind}/{id}`);
    // The pattern of the path lets no other through.
    const { kind, id } = c.req.param() as { kind: DocumentKind; id: string };
    const { session: sessionId, exp: expires, sig: signature } = c.req.query();
    const now = clock.now();
    const claim = { assetId: documentId(kind, id), sessionId, expires, signature };
    const person = await authenticateSession(db, assetSigner.sessionOf(claim, now), now);
    c.set('personId', person.id);
    c.set('impersonatorId', person.impersonator?.id);
    enforceModule(contract.cpd.certificate.access, profile, person);
    enforceWidget(contract.cpd.certificate, person, null);
    await counter.count(documentLimit, person.id, now);
    const asking = { deps, db, now, personId: person.id };
    return pdfAnswer(c, kind, kind === 'certificate' ? await ownCertificate(asking, id) : await summaryPdf(asking, id));
  });
}

async function ownCertificate(asking: Asking, id: string): Promise<Uint8Array> {
  const record = await recordById(asking.db, id);
  const facts = record && { personId: record.personId, isDeleted: record.deletedAt !== null };
  refuse(recordRefusal('see', facts, { id: asking.personId }));
  return certificatePdf(asking, found(record));
}

function pdfAnswer(c: Context<AppEnv>, kind: DocumentKind, pdf: Uint8Array): Response {
  c.header('Content-Disposition', disposition('inline', names[kind]));
  c.header('Content-Type', 'application/pdf');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(Buffer.from(pdf));
}

/** Tells strangers whether a certificate is genuine: its QR code leads here. */
export function mountVerification(app: Hono<AppEnv>, deps: Deps): void {
  const { db, clock, profile } = deps;
  app.get('/verify/:number', secureApi, async (c) => {
    c.set('route', 'GET /verify/{number}');
    enforceModule(contract.cpd.verify.access, profile, null);
    const now = clock.now();
    await countCheck({ db, now }, addressOf(c, deps.trustProxy));
    const number = c.req.param('number');
    const verified = await verify(db, number);
    allowPage(c);
    c.header('X-Robots-Tag', 'noindex');
    return c.html(verifyPage(profile, number.slice(0, 40), verified), verified.status === 'unknown' ? 404 : 200);
  });
}
