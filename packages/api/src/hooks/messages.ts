import { defineMessages } from '@portal/kit';
import { clientTexts } from '../client/client-texts.ts';

/** How calls went, and the words of finding people and organisations. */
export const apiMessages = defineMessages('api', {
  requestFailed: 'Request Failed: {message}',
  offline: clientTexts.offline,
  timeout: clientTexts.timeout,
  serverError: clientTexts.serverError,
  unknownError: 'An unknown error occured',

  // Finding people
  searchTooShort: 'Please enter at least {n} letters',
  noUsersFound: 'Not found users',
  searching: 'Searching',
  searchFailed: 'We could not search.',
  tooManySearches: 'That was a lot of searches. Wait a minute, then try again.',
  clearSearch: 'Clear',
  peopleChosen: { one: '{n} person chosen', other: '{n} people chosen' },
  alreadyChosen: 'Already chosen',
  unknownPerson: 'Somebody whose account cannot be shown',
  chosenFailed: 'We could not load who is chosen.',
  unloadedPerson: 'Somebody who is not loaded',

  // Finding organisations
  clearOrganisation: 'Clear the organisation',
  noOrganisationFound: 'There is no organisation of this name.',
  organisationSearchFailed: 'Organisations could not be searched.',
});
