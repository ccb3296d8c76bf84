/** How a story is looked at. */
export interface Look {
  profile: string;
  scheme: 'light' | 'dark';
  width: number;
}

export const usualLooks: readonly Look[] = [
  { profile: 'ota', scheme: 'light', width: 1280 },
  { profile: 'ota', scheme: 'dark', width: 1280 },
  { profile: 'maritime-skills', scheme: 'light', width: 360 },
];

/** `ota:light:1280,law-council:dark:360` */
export function parseLooks(text: string): Look[] {
  return text.split(',').map((each) => {
    const [profile = '', scheme = '', width = ''] = each.split(':');
    if (profile === '' || (scheme !== 'light' && scheme !== 'dark') || !/^\d+$/.test(width)) {
      throw new Error(`'${each}' is not a look. Write one as profile:scheme:width, such as ota:dark:360.`);
    }
    return { profile, scheme, width: Number(width) };
  });
}

export function nameOf({ profile, scheme, width }: Look): string {
  return `${profile}-${scheme}-${width}`;
}
