import { heldSeatsSettings, lapsedBuyersSettings, waitingListSettings } from '@portal/rules';
import { expect, test } from 'vitest';
import { eventsSettings } from './settings.ts';

test('an organisation chooses of waiting lists, held seats and members what the rules ask for', () => {
  expect(eventsSettings.id).toBe(waitingListSettings.id);
  expect(eventsSettings.settings).toMatchObject(waitingListSettings.settings);
  expect(eventsSettings.settings).toMatchObject(heldSeatsSettings.settings);
  expect(eventsSettings.settings).toMatchObject(lapsedBuyersSettings.settings);
});
