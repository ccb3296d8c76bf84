import { contract } from '@portal/api/contract';
import { brandDocuments, brandLogos } from '@portal/rules';
import { isSwitchedOn } from '@portal/kit/access';
import { bind, type Routes } from '../../http/bind.ts';
import type { Call } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { disposition } from '../files/index.ts';
import { logoFile } from './logo-file.ts';

const part = { module: 'settings', submodule: 'brand_assets' } as const;
/** Drawn once for each organisation: whoever knows no password may ask as often as they like. */
const cachedFiles = new WeakMap<object, Map<string, Promise<Blob>>>();

export function brandAssetRoutes(routes: Routes): void {
  bind(routes, contract.brandAssets.file, async ({ params: { file } }, call) => {
    // The page is for members; what it shows are files that anybody may be shown.
    if (!isSwitchedOn(call.deps.profile, part)) throw notFound();
    const made = await madeOnce(file, call);
    const headers = {
      'Content-Disposition': disposition('inline', file),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    };
    for (const [name, value] of Object.entries(headers)) call.headers.set(name, value);
    return made;
  });
}

async function madeOnce(file: string, call: Call): Promise<Blob> {
  const known = cachedFiles.get(call.deps) ?? new Map<string, Promise<Blob>>();
  cachedFiles.set(call.deps, known);
  const making = known.get(file) ?? make(file, call);
  known.set(file, making);
  // What could not be made, and what is not there, is not kept.
  return making.catch((error: unknown) => {
    known.delete(file);
    throw error;
  });
}

async function make(file: string, { deps, now }: Call): Promise<Blob> {
  const logo = brandLogos.find((name) => name === file);
  if (logo !== undefined) return logoFile(deps.profile.name, logo);
  const paper = brandDocuments.find((name) => name === file);
  if (paper === undefined) throw notFound();
  const pdf = await deps.documents.brandPaper({ name: paper, asOf: now });
  return new Blob([Buffer.from(pdf)], { type: 'application/pdf' });
}
