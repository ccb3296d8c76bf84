export { createEmbedOrigins } from './embed-origins.ts';
export { listSites, type SiteRights } from './manage-sites.queries.ts';
export { addKey, changeSite, createSite, revokeKey, revokeSite } from './manage-sites.ts';
export { newKeyPair, type PublicKey, readPublicKey } from './site-key.ts';
export { ticketAudience } from './site-ticket.ts';
