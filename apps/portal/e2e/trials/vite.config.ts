import { fileURLToPath } from 'node:url';
import { profileNames } from '@portal/profiles';
import { defineConfig, mergeConfig } from 'vite';
import { portalConfig } from '../../vite.config.ts';
import { moduleList } from './module-list.ts';
import { isTrialName, trialPortals } from './trial-portals.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const name = process.env.PORTAL_TRIAL;
if (!isTrialName(name)) throw new Error(`PORTAL_TRIAL is '${name}', which is no trial portal.`);
// The pages before sign-in differ by organisation only.
const drawsPages = profileNames.some((profile) => profile === name);

export default defineConfig(
  mergeConfig(portalConfig(trialPortals[name], { isCompressed: false, drawsPages }), {
    plugins: [moduleList(workspace)],
  }),
);
