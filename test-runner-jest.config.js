import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from './scripts/find-chromium.ts';

const config = getJestConfig();
const environment = config.testEnvironmentOptions;

/** The test-runner with the browser that everything else finds: Playwright's own is not there. */
export default {
  ...config,
  testTimeout: 40_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
      contextOptions: { reducedMotion: 'reduce', locale: 'en-AU', timezoneId: 'Australia/Sydney' },
    },
  },
};
