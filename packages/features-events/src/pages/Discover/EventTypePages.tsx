import { type PageProps, useMessages } from '@portal/kit';
import { messages } from '../../messages.ts';
import { Discover } from './DiscoverPage.tsx';

/** The events that count for CPD by their kind. */
export function CpdEventsPage({ params: _, ...address }: PageProps) {
  const t = useMessages(messages);
  return <Discover pathType="cpd" title={t('cpdPageTitle')} address={address} />;
}

export function GeneralEventsPage({ params: _, ...address }: PageProps) {
  const t = useMessages(messages);
  return <Discover pathType="general" title={t('eventsPageTitle')} address={address} />;
}
