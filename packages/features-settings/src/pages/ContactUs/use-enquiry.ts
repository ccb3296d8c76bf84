import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import { enquiryBody, type EnquiryValues, prefilled } from './enquiry-values.ts';

/** A form with what is known of whoever writes, and the way it is sent. */
export function useEnquiry() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.account.details);
  const { run } = useAction(calls.account.enquire, { success: t('enquirySent'), failure: t('enquiryFailed') });
  return {
    view: mapView(view, prefilled),
    async send(values: EnquiryValues) {
      await run({ body: enquiryBody(values) });
    },
  };
}
