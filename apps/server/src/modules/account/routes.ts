import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { changePassword, sendConfirmation } from '../auth/index.ts';
import { saveAvatar } from './avatar.ts';
import { detailsOf } from './details.ts';
import { enquire } from './enquire.ts';
import { removeNameSound, saveNameSound } from './name-sound.ts';
import { privacyOf, profileAs, savePrivacy } from './privacy.ts';
import { saveDetails, saveWorkflow } from './save-details.ts';
import { securityEventsOf } from './security-events.ts';
import { saveSecurity, securityOf } from './security.ts';
import { organisationReply, organisationsFound, saveWorkplace, workplaceOf } from './workplace.ts';

export function accountRoutes(routes: Routes): void {
  const { account } = contract;
  bind(routes, account.changePassword, async ({ body }, call) => {
    await changePassword(body, call);
    return {};
  });
  bind(routes, account.security, (_, call) => securityOf(call));
  bind(routes, account.saveSecurity, async ({ body }, call) => {
    await saveSecurity(body, call);
    return {};
  });
  bind(routes, account.sendEmailConfirmation, async (_, call) => {
    await sendConfirmation(call);
    return {};
  });
  bind(routes, account.securityEvents, (_, call) => securityEventsOf(call));
  bind(routes, account.details, (_, call) => detailsOf(call));
  bind(routes, account.saveDetails, async ({ body }, call) => {
    await saveDetails(body, call);
    return {};
  });
  bind(routes, account.saveWorkflowDetails, async ({ body }, call) => {
    await saveWorkflow(body, call);
    return {};
  });
  bind(routes, account.workplace, (_, call) => workplaceOf(call));
  bind(routes, account.saveWorkplace, async ({ body }, call) => {
    await saveWorkplace(body, call);
    return { success: true, message: '' };
  });
  bind(routes, account.organisationNames, async ({ query }, call) => ({
    organisations: await organisationsFound(query.query, call),
  }));
  bind(routes, account.organisation, ({ params }, call) => organisationReply(params.id, call));
  bind(routes, account.privacy, (_, call) => privacyOf(call));
  bind(routes, account.savePrivacy, ({ body }, call) => savePrivacy(body, call));
  bind(routes, account.profileAs, ({ query }, call) => profileAs(query.as, call));
  bind(routes, account.enquire, async ({ body }, call) => {
    await enquire(body, call);
    return { success: true, message: '' };
  });
  bind(routes, account.saveAvatar, async ({ body }, call) => ({ avatarUrl: await saveAvatar(body.avatar, call) }));
  bind(routes, account.saveNameSound, async ({ body }, call) => ({
    nameSoundUrl: await saveNameSound(body.sound, call),
  }));
  bind(routes, account.removeNameSound, async (_, call) => {
    await removeNameSound(call);
    return {};
  });
}
