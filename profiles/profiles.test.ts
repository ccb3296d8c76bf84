import { existsSync, readFileSync } from 'node:fs';
import { canUseModule, moduleIds, submodulesOf } from '@portal/kit/access';
import { describe, expect, test } from 'vitest';
import { defineProfile, featureSettings } from './define-profile.ts';
import { profileNamed, profileNames, profiles } from './index.ts';
import { cpdRulesSettings, recordAddresses, packFaults, rulePackOf } from '../packages/rules/src/index.ts';
import { rulePackSchema } from '../packages/api/src/contract/index.ts';
import { eventsSettings } from '../packages/features-events/src/settings.ts';
import { cpdSettings } from '../packages/features-cpd/src/settings.ts';
import type { onboardingMessages } from '../packages/features-onboarding/src/index.ts';
import { arrivalSettings } from '../packages/features-onboarding/src/settings.ts';
import { type AccountSettings, accountSettings } from '../packages/features-settings/src/settings.ts';
import { skillsBody } from './skills-body.ts';

const all = Object.entries(profiles);
const { ota } = profiles;
const publicSkills = profiles['public-skills'];
const maritimeSkills = profiles['maritime-skills'];
const lawCouncil = profiles['law-council'];
const lawSociety = profiles['law-society'];

function modulesOn(profile: (typeof profiles)[keyof typeof profiles]) {
  return moduleIds.filter((id) => profile.modules[id].enabled);
}

function submodulesOn(profile: (typeof profiles)[keyof typeof profiles], module: keyof typeof submodulesOf) {
  return submodulesOf[module].filter((id) => profile.modules[module].subModules[id]?.enabled);
}

describe('the five organisations', () => {
  test('there are exactly five, under their build names [PLT-008] [PLT-014]', () => {
    expect(profileNames).toEqual(['ota', 'public-skills', 'maritime-skills', 'law-council', 'law-society']);
    expect(all.map(([, profile]) => profile.fullName)).toEqual([
      'Occupational Therapy Association',
      'Public Skills Body',
      'Maritime Skills Body',
      'National Law Council',
      'Regional Law Society',
    ]);
  });

  test.each(all)(
    '%s is named as its folder and sets names, website and registration [PLT-015] [PLT-016] [PLT-017] [PLT-024]',
    (name, profile) => {
      expect(profile.name).toBe(name);
      expect(profile.shortName).not.toBe('');
      expect(profile.fullName).not.toBe('');
      expect(new URL(profile.website).hostname).toMatch(/\.example$/);
      expect(profile.registrationRoute).toMatch(/^(\/|https:\/\/)/);
    },
  );

  test.each(all)('%s has a logo, a sign-in picture and a favicon of its own [PLT-018] [PLT-019] [PLT-020]', (name) => {
    for (const picture of ['logo', 'logo-dark', 'mark', 'favicon', 'sign-in']) {
      const file = new URL(`./${name}/brand/${picture}.svg`, import.meta.url);
      expect(existsSync(file), `${name}/brand/${picture}.svg`).toBe(true);
      const others = profileNames.filter((other) => other !== name);
      for (const other of others) {
        expect(readFileSync(file, 'utf8')).not.toBe(
          readFileSync(new URL(`./${other}/brand/${picture}.svg`, import.meta.url), 'utf8'),
        );
      }
    }
  });

  test.each(profileNames)('%s says the shape of its logos, whose place is kept until they come', (name) => {
    const read = (file: string) => readFileSync(new URL(`./${name}/${file}`, import.meta.url), 'utf8');
    for (const picture of ['logo', 'logo-dark']) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(read(`brand/${picture}.svg`)) ?? [];
      expect(read('brand.ts')).toContain(`logoRatio: ${width} / ${height}`);
    }
  });

  test.each(all)(
    '%s switches every module by enabled, accessRules and subModules [PLT-022] [PLT-055] [PLT-056] [PLT-057]',
    (_, profile) => {
      expect(Object.keys(profile.modules)).toEqual(moduleIds);
      for (const module of Object.values(profile.modules)) {
        expect(module.enabled).toBeTypeOf('boolean');
        expect(module.accessRules).toBeInstanceOf(Array);
        for (const sub of Object.values(module.subModules)) {
          expect(sub.enabled).toBeTypeOf('boolean');
          expect(sub.accessRules).toBeInstanceOf(Array);
        }
      }
    },
  );

  test.each(all)(
    '%s opens what it has on of events, CPD, content and services to members and client users [SVC-136]',
    (_, profile) => {
      const elsewhere = ['communities', 'first_time_login', 'login_splash_screen'];
      const on = modulesOn(profile).filter((id) => !elsewhere.includes(id));
      expect(on).toContain('settings');
      for (const contact of ['Member', 'ClientUser'] as const)
        expect(on.filter((id) => !canUseModule(profile, id, { contactTypes: [contact] }))).toEqual([]);
    },
  );

  test('settings are saved the legacy way by ota and the law bodies, by workflow by the skills bodies [PLT-023] [PLT-049] [PLT-546]', () => {
    const ways = { direct: 'legacy', workflow: 'workflow' } as const satisfies Record<AccountSettings['save'], string>;
    expect(all.map(([, profile]) => ways[featureSettings(profile, accountSettings).save])).toEqual([
      'legacy',
      'workflow',
      'workflow',
      'legacy',
      'legacy',
    ]);
  });

  test('dietary requirements show on the event forms of ota alone [PLT-026] [PLT-050]', () => {
    expect(all.map(([, profile]) => featureSettings(profile, eventsSettings).needsOnForms.includes('dietary'))).toEqual(
      [true, false, false, false, false],
    );
  });

  test('memberships renew by themselves, and portals open, on 1 July 2025 [PLT-785]', () => {
    const inWords = (date = '') => new Date(date).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [, { autoRenewalDate, launchDate }] of all) {
      expect([autoRenewalDate, launchDate].map(inWords)).toEqual(['1 July 2025', '1 July 2025']);
    }
  });

  test('every profile is Australian', () => {
    for (const [, profile] of all) {
      expect(profile).toMatchObject({
        locale: 'en-AU',
        timeZone: 'Australia/Sydney',
        currency: 'AUD',
        revealUnknownEmail: false,
        namesWhoActs: false,
        autoLogin: false,
      });
    }
  });
});

describe('the occupational therapy association', () => {
  test('its colour and registration route [PLT-021] [PLT-028] [PLT-029]', () => {
    expect(ota.brandColor).toBe('#004C58');
    expect(ota.registrationRoute).toBe('/register');
  });

  test('every module but the splash screen is on [PLT-030]', () => {
    expect(modulesOn(ota)).toEqual([
      'communities',
      'events',
      'cpd',
      'news',
      'resources',
      'settings',
      'engagement_analytics',
      'preferences_and_interests',
      'activities_and_billing',
      'marketplace',
      'global_search',
      'first_time_login',
      'member_directory',
      'areas_of_expertise',
      'organisation_directory',
    ]);
    expect(ota.modules.login_splash_screen.enabled).toBe(false);
  });

  test('communities are for members and client users [PLT-097]', () => {
    expect(ota.modules.communities.accessRules).toEqual(['isMember', 'isClientUser']);
  });

  test('Find an OT is for members', () => {
    expect(ota.modules.settings.subModules.find_an_ot).toEqual({ enabled: true, accessRules: ['isMember'] });
  });

  test('brand assets are for members', () => {
    expect(ota.modules.settings.subModules.brand_assets).toEqual({ enabled: true, accessRules: ['isMember'] });
  });
});

describe('the skills bodies', () => {
  test('their colours [PLT-031] [PLT-036]', () => {
    expect(publicSkills.brandColor).toBe('#547B04');
    expect(maritimeSkills.brandColor).toBe('#2FA775');
  });

  test('only five modules are on [PLT-032]', () => {
    expect(modulesOn(publicSkills)).toEqual(['communities', 'events', 'news', 'resources', 'settings']);
  });

  test('of the settings only the address and cancelling the membership are on [PLT-033]', () => {
    expect(submodulesOn(publicSkills, 'settings')).toEqual(['display_user_address', 'cancel_membership']);
  });

  test('all sub-modules of events are on [PLT-034]', () => {
    const every = ['attachments', 'cancellation_nominate_substitute', 'cancellation_terms_and_conditions', 'calendar'];
    expect(submodulesOn(publicSkills, 'events')).toEqual(every);
    expect(submodulesOn(maritimeSkills, 'events')).toEqual(every);
  });

  test('both have the same modules [PLT-037]', () => {
    expect(maritimeSkills.modules).toEqual(publicSkills.modules);
  });

  test('registration is the workflow link where one is configured, else /register-interest [PLT-035] [PLT-038]', () => {
    expect(publicSkills.registrationRoute).toBe('/register-interest');
    expect(maritimeSkills.registrationRoute).toBe('/register-interest');
    for (const { name, shortName, fullName, website, brandColor } of [publicSkills, maritimeSkills]) {
      const registrationWorkflow = `https://workflow.${name}.example/join`;
      const linked = defineProfile({
        ...skillsBody,
        name,
        shortName,
        fullName,
        website,
        brandColor,
        registrationWorkflow,
      });
      expect(linked.registrationRoute).toBe(registrationWorkflow);
    }
  });
});

describe('the law bodies', () => {
  test('their colours [PLT-039] [PLT-046]', () => {
    expect(lawCouncil.brandColor).toBe('#807057');
    expect(lawSociety.brandColor).toBe('#EC6D19');
  });

  test('CPD and both directories are off [PLT-040] [PLT-041] [PLT-042]', () => {
    expect(lawCouncil.modules.cpd.enabled).toBe(false);
    expect(lawCouncil.modules.member_directory.enabled).toBe(false);
    expect(lawCouncil.modules.organisation_directory.enabled).toBe(false);
  });

  test('everything else is on, onboarding and splash screen included [PLT-045]', () => {
    const off = ['cpd', 'member_directory', 'organisation_directory'];
    for (const body of [lawCouncil, lawSociety]) {
      expect(modulesOn(body)).toEqual(moduleIds.filter((id) => !off.includes(id)));
    }
  });

  test('the splash screen is not for staff [PLT-043]', () => {
    expect(lawCouncil.modules.login_splash_screen.accessRules).toEqual(['isNotStaff']);
  });

  test('both offer the splash screen, and say in their profile what it tells [PLT-052] [PLT-505]', () => {
    const words: (keyof (typeof onboardingMessages)['texts'])[] = [
      'splashLaunch',
      'splashExcluded',
      'splashOtherSections',
    ];
    for (const body of [lawCouncil, lawSociety]) {
      expect(body.modules.login_splash_screen.enabled).toBe(true);
      expect(featureSettings(body, arrivalSettings).excludedSection?.name).toBe('Federal Dispute Resolution Section');
      expect(Object.keys(body.messages?.onboarding ?? {})).toEqual(words);
    }
  });

  test('the society has the modules of the council [PLT-047]', () => {
    expect(lawSociety.modules).toEqual(lawCouncil.modules);
  });

  test('registration is a new membership [PLT-044] [PLT-048]', () => {
    expect(lawCouncil.registrationRoute).toBe('/membership/new-membership');
    expect(lawSociety.registrationRoute).toBe('/membership/new-membership');
  });
});

describe('choosing one', () => {
  test('the committed default is ota [PLT-010] [PLT-011] [PLT-013]', () => {
    const env = readFileSync(new URL('../.env', import.meta.url), 'utf8');
    expect(/^VITE_APP_PROJECT_NAME=(.*)$/m.exec(env)?.[1]).toBe('ota');
    expect(profileNamed('ota')).toBe(ota);
  });

  test.each([undefined, '', '  '])('a missing name (%o) is refused [PLT-012]', (name) => {
    expect(() => profileNamed(name)).toThrow(/^VITE_APP_PROJECT_NAME not set$/);
  });

  test('an unknown name is refused with the valid ones [PLT-014]', () => {
    expect(() => profileNamed('bar')).toThrow(
      "VITE_APP_PROJECT_NAME 'bar' is not a profile. Valid names: ota, public-skills, maritime-skills, law-council, law-society",
    );
    expect(() => profileNamed('constructor')).toThrow('Valid names');
  });
});

describe('the rules of CPD of an organisation', () => {
  test.each(all)('%s has a pack that fits the schema and contradicts itself in nothing', (_, profile) => {
    const pack = rulePackOf(featureSettings(profile, cpdRulesSettings));
    expect(rulePackSchema.parse(pack)).toEqual(pack);
    expect(packFaults(pack)).toEqual([]);
  });

  test('server and profiles mean the same settings', () =>
    expect(cpdSettings).toEqual({
      id: 'cpd',
      settings: { ...cpdRulesSettings.settings, ...recordAddresses.settings },
    }));

  test('occupational therapists, solicitors and skilled people have different ones', () => {
    const ids = all.map(([, profile]) => rulePackOf(featureSettings(profile, cpdRulesSettings)).id);
    expect(ids).toEqual(['ot-board', 'skills-points', 'skills-points', 'law-units', 'law-units']);
  });
});
