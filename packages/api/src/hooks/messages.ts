import { defineMessages } from '@portal/kit';
import { clientTexts } from '../client/client-texts.ts';

export const apiMessages = defineMessages('api', {
  requestFailed: 'Request Failed: {message}',
  offline: clientTexts.offline,
  timeout: clientTexts.timeout,
  serverError: clientTexts.serverError,
  unknownError: 'An unknown error occured',
});
