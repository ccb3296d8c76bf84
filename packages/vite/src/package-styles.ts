import { createRequire } from 'node:module';

const notThere = new Set(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'MODULE_NOT_FOUND']);

/**
 * The stylesheet of a published package, by a module of it: scripts of packages name classes only. Null where it has none, and where it comes as sources,
 * which bring their styles with them.
 */
export function stylesheetOf(specifier: string, module: string): string | null {
  const [name] = /^(?:@[^/]+\/)?[^@./][^/]*/.exec(specifier) ?? [];
  if (name === undefined || /\.[cm]?tsx?$/.test(module)) return null;
  try {
    return createRequire(module).resolve(`${name}/styles.css`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && notThere.has(String(error.code))) return null;
    throw error;
  }
}
