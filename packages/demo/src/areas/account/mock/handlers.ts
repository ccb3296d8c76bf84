import { enquiryTypes, imageTypes, issueWords, limits, nameSoundTypes, personInput } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { invalid, MockProblem, refuse } from '../../../mock/mock-problem.ts';
import {
  codesElsewhereRefusal,
  confirmedEmailRefusal,
  enquiryRefusal,
  nameSoundRefusal,
  newPasswordRefusal,
  readWave,
  uploadRefusal,
  workflowValues,
} from '@portal/rules';
import { isCommon } from '../../auth/mock/handlers.ts';
import { startConfirmation } from '../../identity-provider/mock/email-confirmations.ts';
import { storeFiles } from '../../files/mock.ts';
import { confirmOwner } from './confirm-owner.ts';
import { detailsReply, saveDetails } from './details.ts';
import { privacyOf, profileAs, savePrivacy } from './privacy.ts';
import { noteSecurity, securityEventReplies } from './security-events.ts';
import { organisationReply, organisationsFound, saveWorkplace, workplaceReply } from './workplace.ts';

export const account: HandlersOf<'account'> = {
  changePassword({ body }, call) {
    refuse(newPasswordRefusal(body, isCommon));
    confirmOwner(body.currentPassword);
    call.state.otherSessions.set(viewerOf(call).id, []);
    noteSecurity('passwordChanged', {}, call);
    return {};
  },
  security(_, call) {
    const { tfaEnabled, email, allowSms } = viewerOf(call);
    return { enableTfa: tfaEnabled, mailTo: email, allowSms };
  },
  saveSecurity({ body }, call) {
    const { id, email, tfaEnabled } = viewerOf(call);
    refuse(codesElsewhereRefusal(body.mailTo, email));
    confirmOwner(body.currentPassword);
    call.state.people.change(id, { tfaEnabled: body.enableTFA, allowSms: body.allowSms });
    if (body.enableTFA !== tfaEnabled)
      noteSecurity(body.enableTFA ? 'secondFactorOn' : 'secondFactorOff', { tfaEnabled }, call);
    return {};
  },
  sendEmailConfirmation(_, call) {
    const { id } = viewerOf(call);
    refuse(confirmedEmailRefusal(!call.state.unconfirmedEmails.has(id)));
    startConfirmation(id, call);
    return {};
  },
  securityEvents: (_, call) => ({ events: securityEventReplies(call) }),
  details: (_, call) => detailsReply(call),
  saveDetails({ body }, call) {
    if (body.id !== undefined && body.id !== viewerOf(call).id)
      throw new MockProblem('forbidden', 'You are not allowed to do this.');
    saveDetails(body, call);
    return {};
  },
  saveWorkflowDetails({ body }, call) {
    const before = detailsReply(call);
    const values = { ...before, ...workflowValues(body.workflowFormFields) };
    const read = personInput.safeParse(values);
    if (!read.success) {
      const { path, message } = issueWords(read.error, values);
      throw invalid(['body', ...path].join('.'), message);
    }
    saveDetails({ ...read.data, currentPassword: body.currentPassword }, call);
    return {};
  },
  async saveAvatar({ body }, call) {
    refuse(uploadRefusal(body.avatar, imageTypes, 'body.avatar', limits.avatarBytes));
    const [photo] = await storeFiles(call.state, [body.avatar], 'body.avatar', imageTypes);
    const avatarUrl = photo?.url ?? '';
    call.state.photos.set(viewerOf(call).id, avatarUrl);
    return { avatarUrl };
  },
  async saveNameSound({ body: { sound } }, call) {
    refuse(uploadRefusal(sound, nameSoundTypes, 'body.sound', limits.nameSound.bytes));
    refuse(nameSoundRefusal(readWave(new Uint8Array(await sound.arrayBuffer())), 'body.sound'));
    const [stored] = await storeFiles(call.state, [sound], 'body.sound', nameSoundTypes);
    const nameSoundUrl = stored?.url ?? '';
    call.state.nameSounds.set(viewerOf(call).id, nameSoundUrl);
    return { nameSoundUrl };
  },
  removeNameSound(_, call) {
    call.state.nameSounds.delete(viewerOf(call).id);
    return {};
  },
  workplace: (_, call) => workplaceReply(call),
  saveWorkplace({ body }, call) {
    saveWorkplace(body, call);
    return { success: true, message: '' };
  },
  organisationNames: ({ query }, call) => ({ organisations: organisationsFound(query.query, call) }),
  organisation: ({ params }, call) => organisationReply(params.id, call),
  privacy: (_, call) => privacyOf(call),
  savePrivacy: ({ body }, call) => savePrivacy(body, call),
  profileAs: ({ query }, call) => profileAs(query.as, call),
  enquire({ body }, call) {
    const files = body.FileAttachment ?? [];
    for (const file of files) refuse(uploadRefusal(file, enquiryTypes, 'body.FileAttachment', limits.enquiry.bytes));
    refuse(enquiryRefusal(files));
    call.state.enquiries.push({ personId: viewerOf(call).id, comments: body.Comments });
    return { success: true, message: '' };
  },
};
