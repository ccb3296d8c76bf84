import { defineMessages } from '@portal/kit';

/** The words of finding people. */
export const userSearchMessages = defineMessages('userSearch', {
  tooShort: 'Please enter at least {n} letters',
  none: 'Not found users',
  searching: 'Searching',
  failed: 'We could not search.',
  tooMany: 'That was a lot of searches. Wait a minute, then try again.',
  retry: 'Try again',
  clear: 'Clear',
  remove: 'Remove {name}',
  chosen: { one: '{n} person chosen', other: '{n} people chosen' },
  alreadyChosen: 'Already chosen',
  unknown: 'Somebody whose account cannot be shown',
  chosenFailed: 'We could not load who is chosen.',
  unloaded: 'Somebody who is not loaded',
});
