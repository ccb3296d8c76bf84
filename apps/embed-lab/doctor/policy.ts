import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';

interface Violation {
  directive: string;
  blocked: string;
}

interface Watching {
  portalDoctor?: Violation[];
}

/** Notes from the beginning what the page's content policy blocks. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Violation[] = [];
    (globalThis as Watching).portalDoctor = noted;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (noted.length < 100) noted.push({ directive: effectiveDirective, blocked: blockedURI });
    });
  });
}

export async function policyFindings(page: Page): Promise<Finding[]> {
  const violations = await page.evaluate(() => (globalThis as Watching).portalDoctor ?? []);
  return violations.map(({ directive, blocked }) => {
    const name = directive.replace(/-(?:elem|attr)$/, '');
    const source = sourceOf(blocked);
    return {
      fault: `The page's Content-Security-Policy blocks ${what[name] ?? name}: ${source.words}.`,
      mend: `Content-Security-Policy: ${name} 'self' ${source.allow}`,
    };
  });
}

const what: Readonly<Record<string, string>> = {
  'script-src': 'scripts',
  'style-src': 'styles',
  'connect-src': 'calls to a server',
  'font-src': 'fonts',
  'img-src': 'pictures',
  'frame-src': 'frames',
  'worker-src': 'workers',
};

function sourceOf(blocked: string): { words: string; allow: string } {
  if (blocked === 'inline')
    return { words: 'what stands in the page itself', allow: "'nonce-…' (give it to what the portal builds)" };
  if (blocked === 'eval')
    return {
      words: 'code that is made from text',
      allow: '— and nothing more: the portal makes none, something else does',
    };
  const url = URL.parse(blocked);
  const allow = url === null || url.origin === 'null' ? `${blocked.replace(/:.*/, '')}:` : url.origin;
  return { words: allow, allow };
}
