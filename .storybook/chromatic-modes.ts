import { profileNames, type ProfileName } from '@portal/profiles';

interface Mode {
  profile: ProfileName;
  scheme: 'light' | 'dark';
  viewport: number;
}

const schemes = ['light', 'dark'] as const;
const widths = [360, 768, 1280] as const;
const everyWidth: ProfileName = 'ota';

function modesOf(takes: (mode: Mode) => boolean): Record<string, Mode> {
  const all = profileNames.flatMap((profile) =>
    schemes.flatMap((scheme) => widths.map((viewport): Mode => ({ profile, scheme, viewport }))),
  );
  return Object.fromEntries(all.filter(takes).map((mode) => [`${mode.profile} ${mode.scheme} ${mode.viewport}`, mode]));
}

/** Profile × scheme × width: for a story that is worth thirty pictures. */
export const allModes = modesOf(() => true);

/** Every brand in both schemes on a wide screen, and every width in one brand: brands differ in colours, widths in layout. */
export const usualModes = modesOf(({ profile, viewport }) => viewport === 1280 || profile === everyWidth);
