import type { PageProps } from '@portal/kit';
import { ContactUsScreen } from './ContactUsScreen.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** Writes to the organisation. */
export function ContactUsPage(_props: PageProps) {
  const { view, send } = useEnquiry();
  return <ContactUsScreen view={view} onSend={send} />;
}
