import type { ObjectAccess } from '../../contract/access.ts';

const who = 'Who holds the permission generalCpdAudits and may use the module cpd; nobody else knows of it.';
const at = { from: 'params', name: 'id' } as const;

export type OnAudit = ObjectAccess<'audits', 'manage'>;

/** About an audit, by its id. */
export function onAudit(): OnAudit {
  return { rule: 'object', area: 'audits', module: 'cpd', action: 'manage', at, who };
}

export type OnAuditCase = ObjectAccess<'auditCases', 'manage'>;

/** About one member of an audit, by the id of their case. */
export function onAuditCase(): OnAuditCase {
  return { rule: 'object', area: 'auditCases', module: 'cpd', action: 'manage', at, who };
}

export type OnOwnAudit = ObjectAccess<'ownAudits', 'see'>;

/** About one's own case in an audit. */
export function onOwnAudit(): OnOwnAudit {
  return { rule: 'object', area: 'ownAudits', module: 'cpd', action: 'see', at, who: 'The member who is audited.' };
}

export type OnAuditFile = ObjectAccess<'auditFiles', 'see'>;

/** About a file that was submitted, by the file's id. */
export function onAuditFile(): OnAuditFile {
  return {
    ...{ rule: 'object', area: 'auditFiles', module: 'cpd', action: 'see', at },
    who: 'The member who has submitted it, and who holds the permission generalCpdAudits.',
  };
}
