import { firstReads, OwnAuditPage } from './OwnAuditPage.tsx';

export const ownAudit = { default: OwnAuditPage, firstReads };
