export { createEmbedOrigins } from './embed-origins.ts';
export { addKey, changeSite, createSite, listSites, revokeKey, revokeSite, type SiteRights } from './manage-sites.ts';
export { newKeyPair, type PublicKey, readPublicKey } from './site-key.ts';
export { ticketAudience } from './site-ticket.ts';
