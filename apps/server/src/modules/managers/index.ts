export { giveRole } from './give-role.ts';
export { isManagerMail, type ManagerMailKind } from './manager-mail-kinds.ts';
export { managerMailOf } from './manager-mail-of.ts';
