import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';
import { authenticate } from '../auth/authenticate.ts';
import { assetPath } from './asset-urls.ts';
import { disposition } from './file-name.ts';
import { permitOnAsset } from './policy.ts';
import { assetById } from './repository.ts';

/** Serves files: to whoever holds a signed address, or to a signed-in person who may read what the file belongs to. */
export function mountAssets(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${assetPath}:id`, async (c) => {
    c.set('route', `GET ${assetPath}{id}`);
    const id = c.req.param('id');
    const isSigned = deps.assetUrls.isGenuine(id, c.req.query('exp'), c.req.query('sig'));
    const person = isSigned ? null : await authenticate(deps.db, c.req.header('authorization'), deps.clock.now());
    const asset = /^[\w-]{1,64}$/.test(id) ? await assetById(deps.db, id) : null;
    if (asset === null) throw notFound();
    if (person !== null) await permitOnAsset(deps.db, asset, person, deps.clock.now());
    const bytes = await deps.files.read(asset.hash);
    if (bytes === null) throw notFound();
    c.header('Content-Type', asset.type);
    c.header('Content-Disposition', disposition(asset.type.startsWith('image/') ? 'inline' : 'attachment', asset.name));
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'private, max-age=3600');
    return c.body(bytes);
  });
}
