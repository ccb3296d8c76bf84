import { singleLine } from '@portal/rules';
import { type UserRole, userRoles } from '@portal/kit/access';
import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

/** Tells somebody that they run the portal in another role from now on, or no more. */
export function roleMail(brand: MailBrand, { to, role }: { to: string; role: UserRole }): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  return mailOf(brand, to, t('roleSubject', { organisation: shortName }), {
    title: t('roleTitle'),
    intro: t(introOf(role), { organisation }),
    note: t('managerNote', { organisation, website }),
  });
}

function introOf(role: UserRole) {
  if (role === userRoles.Admin) return 'roleAdminIntro';
  return role === userRoles.WorkSpaceOwner ? 'roleWorkspaceOwnerIntro' : 'roleMemberIntro';
}

/** Tells somebody that nobody comes in by their account any more, and why. */
export function accountDisabledMail(brand: MailBrand, { to, reason }: { to: string; reason: string }): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  return mailOf(brand, to, t('accountDisabledSubject', { organisation: shortName }), {
    title: t('accountDisabledTitle'),
    intro: t('accountDisabledIntro', { organisation }),
    note: t('accountDisabledNote', { organisation, website, reason: singleLine(reason) }),
  });
}

/** Tells somebody that they come in again. */
export function accountEnabledMail(brand: MailBrand, { to, href }: { to: string; href: string }): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  return mailOf(brand, to, t('accountEnabledSubject', { organisation: shortName }), {
    title: t('accountEnabledTitle'),
    intro: t('accountEnabledIntro', { organisation }),
    button: { label: t('accountEnabledButton'), href },
    note: t('managerNote', { organisation, website }),
  });
}

function mailOf(brand: MailBrand, to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
