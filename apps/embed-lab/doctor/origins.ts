import type { Finding } from './finding.ts';

const timeoutMs = 5_000;

/** Whether each portal that the page has called answers its origin. Asked from here, since a browser tells a page nothing of a refusal. */
export async function originFindings(calls: ReadonlySet<string>, origin: string): Promise<Finding[]> {
  const byPortal = new Map([...calls].map((call) => [new URL(call).origin, call]));
  const foreign = [...byPortal].filter(([portal]) => portal !== origin).slice(0, 5);
  const findings = await Promise.all(foreign.map(([portal, call]) => originFinding(portal, call, origin)));
  return findings.flatMap((finding) => finding ?? []);
}

async function originFinding(portal: string, call: string, origin: string): Promise<Finding | null> {
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
  try {
    const answer = await fetch(call, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    if (answer.headers.get('access-control-allow-origin') === origin) return null;
    return {
      fault: `The portal at ${portal} does not know the page's origin, ${origin}.`,
      mend: `PORTAL_EMBED_ORIGINS=${origin}, or: pnpm portal embed-site create --site … --origin ${origin} --module …`,
    };
  } catch {
    return { fault: `The portal at ${portal} does not answer.`, mend: 'Check apiUrl, and that its server runs.' };
  }
}
