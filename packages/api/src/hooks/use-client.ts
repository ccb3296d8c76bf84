import { type Portal, type PortalResource, createTranslate, usePortalResource } from '@portal/kit';
import { type Client, type ServerFailure, createClient } from '../client/create-client.ts';
import { apiMessages } from './messages.ts';

const clientResource: PortalResource<Client> = {
  create(portal, latest) {
    const t = translateFor(portal);
    return createClient({
      apiUrl: portal.apiUrl,
      session: portal.session,
      ...(portal.fetch && { fetch: portal.fetch }),
      onUnauthenticated: () => latest().onSessionExpired(),
      onServerError: (failure) => notifyServerError(latest(), failure),
      texts: { offline: t('offline'), timeout: t('timeout'), serverError: t('serverError') },
    });
  },
};

function translateFor({ locale, messageOverrides }: Portal) {
  return createTranslate(apiMessages, { locale, overrides: messageOverrides });
}

function notifyServerError(portal: Portal, { problem, service, statusText }: ServerFailure): void {
  const text =
    service === 'product' ? problem.message : translateFor(portal)('requestFailed', { message: problem.message });
  const description = service === 'product' ? (problem.detail ?? statusText) : statusText;
  portal.notify.failure(text, { description, key: 'server_error' });
}

/** The portal's client, for what the other hooks do not cover. */
export function useClient(): Client {
  return usePortalResource(clientResource);
}
