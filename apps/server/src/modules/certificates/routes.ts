import { contract } from '@portal/api/contract';
import { certificateRefusal, recordRefusal } from '@portal/rules';
import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { summaryHtml } from '../../documents/summary-html.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { addressOf } from '../../http/address.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { allowPage } from '../../http/page-frame.ts';
import { found, refuse } from '../../http/problem.ts';
import { secureApi } from '../../http/security-headers.ts';
import { countAttempt } from '../auth/index.ts';
import { recordById } from '../cpd/index.ts';
import type { OpenedDocument } from '../documents/index.ts';
import { disposition } from '../files/index.ts';
import { type Asking, askingOf, certificatePdf, summaryFacts, summaryPdf } from './certificate-pdf.ts';
import { refuseWithdrawn } from './issue.ts';
import { issuedCertificates } from './issued-list.ts';
import { reinstate, revoke } from './revoking.ts';
import { verify } from './verify.queries.ts';
import { verifyPage } from './verify-page.ts';

const names = { certificate: 'certificate.pdf', summary: 'cpd-summary.pdf' };

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

function named(kind: keyof typeof names, pdf: Uint8Array, { headers }: Call): Blob {
  headers.set('Content-Disposition', disposition('attachment', names[kind]));
  return new Blob([Buffer.from(pdf)], { type: 'application/pdf' });
}

function countCheck({ db, now }: Pick<Asking, 'db' | 'now'>, address: string): Promise<unknown> {
  return countAttempt(db, [{ key: `verify:${address}`, ...checks }], now);
}

async function ownCertificate(asking: Asking, id: string): Promise<Uint8Array> {
  const record = await recordById(asking.db, id);
  const facts = record && { personId: record.personId, isDeleted: record.deletedAt !== null };
  refuse(recordRefusal('see', facts, { id: asking.personId }));
  return certificatePdf(asking, found(record));
}

/** The documents of CPD, opened by an address that was made for the session of their owner. */
export const cpdDocuments = {
  certificate: {
    endpoint: contract.cpd.certificate,
    make: async (asking, id) => ({ name: names.certificate, pdf: await ownCertificate(asking, id) }),
  },
  summary: {
    endpoint: contract.cpd.summary,
    make: async (asking, id) => ({ name: names.summary, pdf: await summaryPdf(asking, id) }),
  },
} satisfies Record<keyof typeof names, OpenedDocument>;

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
