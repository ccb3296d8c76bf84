import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { portalConfig } from '../../bundle/portal-config.ts';
import { moduleList } from './module-list.ts';
import { isTrialName, trialPortals } from './trial-portals.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const name = process.env.PORTAL_TRIAL;
if (!isTrialName(name)) throw new Error(`PORTAL_TRIAL is '${name}', which is no trial portal.`);

export default defineConfig(
  mergeConfig(portalConfig(trialPortals[name], { isCompressed: false }), { plugins: [moduleList(workspace)] }),
);
