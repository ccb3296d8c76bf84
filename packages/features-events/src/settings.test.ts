import { waitingListSettings } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { eventsSettings } from './settings.ts';

test('an organisation chooses of waiting lists what the rules ask for', () => {
  expect(eventsSettings.id).toBe(waitingListSettings.id);
  expect(eventsSettings.settings).toMatchObject(waitingListSettings.settings);
});
