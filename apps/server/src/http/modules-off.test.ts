import { contract, type Access, type Endpoint } from '@portal/api/contract';
import type { ModuleId, Profile, SubmoduleId } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { people } from '../db/schema/index.ts';
import { enforceModule } from './enforce-module.ts';
import { writeComment, writePost } from '../testing/test-content.ts';
import { seedFile } from '../testing/files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allEndpoints, nameOf } from './bind.ts';
import { idOf, isByAlias, isOnPeriod } from '../testing/requested-object.ts';
import { seedSubmittedFile } from '../testing/test-audits.ts';
import { seedLibrary } from '../testing/test-content-items.ts';
import { seedFolder } from '../testing/test-folders.ts';

const { ota } = profiles;

function switched(module: ModuleId, change: Partial<Profile['modules'][ModuleId]>): Profile {
  return { ...ota, modules: { ...ota.modules, [module]: { ...ota.modules[module], ...change } } };
}

const withoutModule = (module: ModuleId) => switched(module, { enabled: false });
const withoutSubmodule = (module: ModuleId, submodule: SubmoduleId) =>
  switched(module, {
    subModules: { ...ota.modules[module].subModules, [submodule]: { enabled: false, accessRules: [] } },
  });

/** Every module and submodule that an endpoint of the contract belongs to, each with all its endpoints. */
const parts = Map.groupBy(
  allEndpoints().filter(({ access }) => access.module !== undefined),
  ({ access }) => `${access.module}${'submodule' in access && access.submodule ? ` / ${access.submodule}` : ''}`,
);

describe('a part of the portal that the organisation has off', () => {
  let server: TestServer;
  let params: Record<string, string>;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    const postId = await writePost(server, 'admin', 'open');
    params = {
      id: 'open',
      communityId: 'open',
      userId: 'member',
      postId,
      commentId: await writeComment(server, 'admin', postId),
      folderId: await seedFolder(server, 'open'),
      meetingId: 'open',
      assetId: 'none',
      segmentType: 'fundingscheme',
      file: 'logo.svg',
      resourceId: await seedLibrary(server),
      evidenceId: await seedSubmittedFile(server, 'admin'),
    };
    token = await server.tokenOf('admin');
    await seedFile(server, { ownerKind: 'cpdRecord', ownerId: 'open' }, 'admin', 'open');
  });
  afterAll(() => server.close());

  async function statusOf(profile: Profile, endpoint: Endpoint): Promise<number> {
    const app = createApp({ ...server.deps, profile });
    const id = isOnPeriod(endpoint) ? '2026-11-30' : params[idOf(endpoint)];
    const path = endpoint.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => (name === 'id' ? id : params[name]) ?? 'x',
    );
    const query = isByAlias(endpoint) ? '?alias=open-alias' : '';
    const { status } = await app.request(path + query, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${token}` },
    });
    return status;
  }

  test('is known to the contract', () => {
    expect([...parts.keys()]).toEqual(expect.arrayContaining(['communities', 'engagement_analytics']));
  });

  test.each([...parts])('%s: every endpoint of it answers 404, to an administrator too', async (_, endpoints) => {
    for (const endpoint of endpoints) {
      const { access } = endpoint;
      const without = [
        ...(access.module ? [withoutModule(access.module)] : []),
        ...('submodule' in access && access.module && access.submodule
          ? [withoutSubmodule(access.module, access.submodule)]
          : []),
      ];
      for (const profile of without) expect(await statusOf(profile, endpoint), nameOf(endpoint)).toBe(404);
      // The same request finds what it asks for while the part is on.
      if (endpoint.method === 'GET') expect(await statusOf(ota, endpoint), nameOf(endpoint)).not.toBe(404);
    }
  });

  test('is no account: without the module of the settings it is looked after as ever [PLT-063]', async () => {
    const profile = withoutModule('settings');
    const { details, saveDetails, changePassword } = contract.account;
    expect(await statusOf(profile, details)).toBe(200);
    for (const endpoint of [saveDetails, changePassword])
      expect(await statusOf(profile, endpoint), nameOf(endpoint)).not.toBe(404);
  });
});

test('a module opens and closes to a person at the next call after their kind of contact has changed', async () => {
  const server = await startTestServer();
  const headers = { Authorization: `Bearer ${await server.tokenOf('staff')}` };
  const { path } = contract.communities.categories;
  const asksWith = async (contactTypes: string[]) => {
    await server.db.update(people).set({ contactTypes }).where(eq(people.id, 'staff'));
    return (await server.fetch(path, { headers })).status;
  };
  expect([await asksWith(['Staff']), await asksWith(['Staff', 'Member']), await asksWith(['Staff'])]).toEqual([
    403, 200, 403,
  ]);
  await server.close();
});

describe('a submodule', () => {
  const findAnOt: Access = { rule: 'signedIn', module: 'settings', submodule: 'find_an_ot' };
  const contact = (...contactTypes: string[]) => ({ contactTypes }) as unknown as Parameters<typeof enforceModule>[2];
  const outcome = (profile: Profile, person: ReturnType<typeof contact>) => {
    try {
      enforceModule(findAnOt, profile, person);
      return 'open';
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
  };

  test('is forbidden to those whom its own rules refuse, and does not exist where it or its module is off', () => {
    expect(outcome(ota, contact('Member'))).toBe('open');
    expect(outcome(ota, contact('Staff'))).toBe('forbidden');
    for (const person of [contact('Member'), contact('Staff')]) {
      expect(outcome(withoutModule('settings'), person)).toBe('not_found');
      expect(outcome(withoutSubmodule('settings', 'find_an_ot'), person)).toBe('not_found');
    }
  });
});
