import { createTranslate, decideAccess, type Requirement, userRoles, type Viewer } from '@portal/kit';
import { testStaff } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { expect, test } from 'vitest';
import { createAccessWords } from './access-words.ts';
import { whyMessages } from './messages.ts';

const samir = testStaff({ permissions: ['generalTags'] });
const both: Viewer = { ...samir, contactTypes: ['Member', 'ClientUser'] };
const { ota } = profiles;
const lawCouncil = profiles['law-council'];
const strange = { ...ota, modules: { ...ota.modules, events: { ...ota.modules.events, accessRules: ['isWizard'] } } };

test.each<[Requirement, Viewer, typeof ota, string]>([
  [{ module: 'cpd' }, both, lawCouncil, 'module cpd is off in profile Law Council'],
  [{ module: 'events' }, samir, ota, 'module events is on in profile OTA'],
  [
    { module: 'settings', submodule: 'find_an_ot' },
    samir,
    ota,
    'submodule find_an_ot is for members, and Samir Haddad is staff',
  ],
  [
    { module: 'communities' },
    both,
    ota,
    'module communities is for members or client users, and Samir Haddad is a member and a client user',
  ],
  [
    { module: 'login_splash_screen' },
    { ...samir, contactTypes: [] },
    lawCouncil,
    'module login_splash_screen is for everybody but staff, and Samir Haddad is no contact of any kind',
  ],
  [
    { module: 'events' },
    both,
    strange,
    'module events has the access rule isWizard, which does not exist, so it is closed to everybody',
  ],
  [
    { area: 'admin' },
    { ...samir, role: userRoles.Manager },
    ota,
    'the admin area is for the roles Admin and WorkSpaceOwner and for those who moderate a community, and Samir Haddad has the role Manager and moderates none',
  ],
  [
    { area: 'admin' },
    { ...samir, canAccessAdmin: true },
    ota,
    'the server lets Samir Haddad into the admin area (canAccessAdmin), as it does those who moderate a community',
  ],
  [
    { area: 'admin' },
    { ...samir, role: userRoles.WorkSpaceOwner, canAccessAdmin: true },
    ota,
    'Samir Haddad has the role WorkSpaceOwner, which opens the admin area',
  ],
  [{ role: userRoles.Standard }, samir, ota, 'Samir Haddad has the role Standard'],
  [{ role: userRoles.Admin }, samir, ota, 'it is for the role Admin, and Samir Haddad has the role Standard'],
  [{ permission: 'generalTags' }, samir, ota, 'Samir Haddad has the permission generalTags'],
  [
    { permission: ['generalFaq', 'generalTc'] },
    samir,
    ota,
    'Samir Haddad does not have the permission generalFaq or generalTc',
  ],
  [{ access: 'public' }, samir, ota, 'it is open to everybody'],
  [{}, samir, ota, 'Samir Haddad is signed in'],
])('%j', (requirement, viewer, profile, reason) => {
  const { locale, shortName } = profile;
  const words = createAccessWords({
    t: createTranslate(whyMessages, { locale }),
    viewer,
    profile: shortName,
    locale,
    isModule: (id) => id in profile.modules,
  });
  expect(words.reason(decideAccess(profile, requirement, viewer))).toBe(reason);
});
