import { AuditPage } from './Audit/AuditPage.tsx';
import { AuditListPage, firstReads } from './AuditList/AuditListPage.tsx';
import { CasePage } from './Case/CasePage.tsx';

// One script: whoever opens the list goes on to an audit and its members.
export const list = { default: AuditListPage, firstReads };
export const audit = { default: AuditPage };
export const member = { default: CasePage };
