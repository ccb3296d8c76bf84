import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from '../../../../scripts/portal-build.ts';
import type { TrialName } from './trial-portals.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const lanes = 2;

/** Where a trial portal is built. */
export function trialFolder(name: TrialName): string {
  return join(workspace, pathOf(name));
}

/** Builds trial portals whose sources have changed, as many at a time as a small machine has cores. */
export async function buildTrials(names: readonly TrialName[]): Promise<void> {
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await buildPortal({
        config: 'apps/portal/e2e/trials/vite.config.ts',
        folder: pathOf(name),
        env: { PORTAL_TRIAL: name },
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function pathOf(name: TrialName): string {
  return `.portal/trials/${name}`;
}
