import { contract, limits } from '@portal/api/contract';
import { defaultPrivacyFlags, readWave } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { assets, people } from '../../db/schema/index.ts';
import { readerOf } from '../../testing/files.ts';
import { shortSound } from '../../testing/short-sound.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';

const { account, directory } = contract;

let server: TestServer;
let who: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  who = await seedMember(server, 'open', null);
});

const send = (sound = shortSound()) => server.call(who, account.saveNameSound, { body: { sound } });
const remove = () => server.call(who, account.removeNameSound);
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const rows = () => server.db.select().from(assets).where(eq(assets.ownerId, who));
/** What somebody hears of the owner, as their profile says where it is. */
const heardBy = async (as: string) => {
  const { nameSoundUrl } = (await server.call(as, directory.member, { params: { id: who } })).body;
  return nameSoundUrl;
};
const statusOf = async (address: string | null) => (await server.fetch(address ?? '')).status;

describe('a recorded name', () => {
  test('is heard on the profile of whoever sent it, by themself and by others', async () => {
    expect(await heardBy('outsider')).toBeNull();
    const sent = await send();
    expect(sent.status).toBe(200);
    const own = await server.call(who, directory.profile);
    const details = await server.call(who, account.details);
    const addresses = [sent.body.nameSoundUrl, own.body.data.nameSoundUrl, details.body.nameSoundUrl];
    for (const address of [...addresses, await heardBy('outsider'), await heardBy('client'), await heardBy('admin')])
      expect(await statusOf(address)).toBe(200);
  });

  test('is a WAV that nothing guesses at, and comes in parts to a player that asks for them', async () => {
    const sound = shortSound();
    await send(sound);
    const address = (await heardBy('outsider')) ?? '';
    const whole = await server.fetch(address);
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(whole.headers.get('content-disposition')).toContain('inline; filename="name.wav"');
    expect(await bytesOf(await whole.blob())).toEqual(await bytesOf(sound));
    const part = await server.fetch(address, { headers: { Range: 'bytes=0-1' } });
    expect([part.status, await part.text()]).toEqual([206, 'RI']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-1/${sound.size}`);
  });

  test('is gone by its address once another is sent or it is removed, and removing nothing is no mistake', async () => {
    await send();
    const first = await heardBy('outsider');
    await send(shortSound(0.2));
    const second = await heardBy('outsider');
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await rows()).toHaveLength(1);
    expect((await remove()).status).toBe(200);
    expect([await statusOf(second), await heardBy('outsider'), await rows()]).toEqual([404, null, []]);
    expect((await remove()).status).toBe(200);
  });

  test('is kept once when it is sent twice at the same time', async () => {
    const sent = await Promise.all([send(), send(shortSound(0.2))]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('is heard by nobody without a login', async () => {
    await send();
    const [row] = await rows();
    expect(await statusOf(`/api/content/assets/${row?.id}`)).toBe(401);
  });

  test('of somebody who leaves the directory is heard by themself alone, by an address of before as well', async () => {
    await send();
    const [others, staff] = [await heardBy('outsider'), await heardBy('admin')];
    const own = (await server.call(who, account.details)).body.nameSoundUrl;
    const body = { ...defaultPrivacyFlags, includeInDirectory: false };
    await server.call(who, directory.saveVisibility, { body });
    expect([await statusOf(others), await statusOf(staff), await statusOf(own)]).toEqual([404, 404, 200]);
  });

  test('of an account that is disabled is heard by nobody', async () => {
    await send();
    const others = await heardBy('outsider');
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, who));
    expect(await statusOf(others)).toBe(404);
  });

  test('is heard by others where the portal has a directory, and by whoever looks after it anywhere', async () => {
    const { nameSoundUrl } = (await send()).body;
    const { addressOf } = await readerOf(server, await server.tokenOf('outsider'));
    const off = { enabled: false, accessRules: [], subModules: {} };
    const modules = { ...profiles.ota.modules, member_directory: off };
    const app = createApp({ ...server.deps, profile: { ...profiles.ota, modules } });
    const others = addressOf(assetIdOf(nameSoundUrl) ?? '');
    expect(await statusOf(others)).toBe(200);
    expect([(await app.request(others)).status, (await app.request(nameSoundUrl)).status]).toEqual([404, 200]);
  });
});

describe('what is sent as a name', () => {
  /** The same file with some bytes changed, by where they stand. */
  async function changed(change: (view: DataView) => void): Promise<File> {
    const bytes = await bytesOf(shortSound());
    change(new DataView(bytes.buffer));
    return new File([bytes], 'name.wav');
  }

  test('is written anew: what stands beside the samples is gone', async () => {
    const bytes = await bytesOf(shortSound());
    const note = new TextEncoder().encode('LIST\u0008\0\0\0<script>');
    const noted = new Uint8Array(bytes.length + note.length);
    noted.set(bytes);
    noted.set(note, bytes.length);
    new DataView(noted.buffer).setUint32(4, noted.length - 8, true);
    expect((await send(new File([noted], 'name.wav'))).status).toBe(200);
    const stored = await bytesOf(await (await server.fetch((await heardBy('outsider')) ?? '')).blob());
    expect(stored).toEqual(bytes);
    expect(readWave(stored)).toHaveLength(limits.nameSound.hertz / 10);
  });

  test.each([
    ['two channels', (view: DataView) => view.setUint16(22, 2, true)],
    ['another rate', (view: DataView) => view.setUint32(24, 44_100, true)],
    ['another encoding', (view: DataView) => view.setUint16(20, 85, true)],
    ['eight bits', (view: DataView) => view.setUint16(34, 8, true)],
    ['a length of its own', (view: DataView) => view.setUint32(4, 7, true)],
    ['samples beyond its end', (view: DataView) => view.setUint32(40, 4_294_967_295, true)],
    ['no samples', (view: DataView) => view.setUint8(36, 0x44)],
  ])('with %s is refused', async (_, change) => {
    const refused = await send(await changed(change));
    expect([refused.status, refused.body.field]).toEqual([415, 'body.sound']);
  });

  test('with something behind its end, and what is no WAV, is refused', async () => {
    const bytes = await bytesOf(shortSound());
    for (const file of [
      new File([bytes, 'more'], 'name.wav'),
      new File(['words'], 'name.wav'),
      new File([bytes], 'name.mp3'),
    ])
      expect((await send(file)).status).toBe(415);
    expect(await rows()).toEqual([]);
  });

  test('has ten seconds and 350 kB at most, and something is heard in it', async () => {
    expect((await send(shortSound(10))).status).toBe(200);
    const long = await send(shortSound(10.5));
    expect([long.status, long.body.message]).toEqual([413, 'A recorded name has at most 10 seconds']);
    const large = await send(shortSound(12));
    expect([large.status, large.body.message]).toEqual([413, 'Maximum allowed file size is 350kB']);
    for (const silence of [shortSound(1, 0), shortSound(1, 200), shortSound(0)])
      expect((await send(silence)).body).toMatchObject({ code: 'invalid_input', field: 'body.sound' });
  });
});
