export { AuditTable } from './AuditList/AuditTable.tsx';
export { CaseTable } from './Audit/CaseTable.tsx';
export { ChoiceField } from './ChoiceField.tsx';
