export const adminPath = '/admin';

/** Whatever lies below it belongs to the admin area: no page there can forget its guard. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}
