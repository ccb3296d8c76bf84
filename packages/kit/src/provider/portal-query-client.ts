import { QueryClient } from '@tanstack/react-query';

/** First part of the key of every query of the portal. */
export const queryKeyRoot = 'portal';

/** A cache for one portal. How long answers stay fresh and what is repeated is up to those who ask. */
export function createPortalQueryClient(): QueryClient {
  return new QueryClient();
}
