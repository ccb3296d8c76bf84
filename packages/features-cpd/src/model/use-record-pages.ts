import { useDestinations } from '@portal/kit';
import { destinations } from '../destinations.ts';

/**
 * Leads to a page for records by the address that the server has for it: one of another system opens beside the portal. That of a page of the portal
 * is whole on another website, where it would else be one of the website.
 */
export function useRecordPages(): (url: string) => { href: string; target: '_blank' | undefined } {
  const tracker = useDestinations(destinations).tracker();
  return (url) => {
    if (!url.startsWith('/')) return { href: url, target: '_blank' };
    const isOnAnotherWebsite = tracker !== undefined && !tracker.startsWith('/');
    return { href: isOnAnotherWebsite ? new URL(url, tracker).href : url, target: undefined };
  };
}
