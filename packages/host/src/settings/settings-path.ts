/** Where a member's settings are: every page below it stands beside their menu. */
export const settingsPath = '/settings';

export function isSettingsPage({ pattern }: { pattern: string }): boolean {
  return pattern === settingsPath || pattern.startsWith(`${settingsPath}/`);
}
