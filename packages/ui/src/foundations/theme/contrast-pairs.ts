import type { ColorName } from './color-formulas.ts';

export interface ContrastPair {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly least: 4.5 | 3;
}

const surfaces = ['surfacePage', 'surfaceRaised', 'surfaceSunken', 'surfaceOverlay', 'surfaceHover'] as const;
const controlSurfaces = ['surfacePage', 'surfaceRaised', 'surfaceSunken', 'surfaceOverlay'] as const;
const tones = ['info', 'positive', 'caution', 'critical'] as const;
const texts = ['textStrong', 'text', 'textQuiet', 'brandText'] as const;

const text = (fronts: readonly ColorName[], backs: readonly ColorName[]): ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least: 4.5 as const })));
const ui = (fronts: readonly ColorName[], backs: readonly ColorName[]): ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least: 3 as const })));

/** Every pair that the components put on top of each other, with the contrast that it must keep. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(texts, surfaces),
  ...text(texts, ['brandSoft']),
  ...text(['onBrand'], ['brand']),
  ...text(['onBrandSolid'], ['brandSolid', 'brandStrong']),
  ...text(['textInverse'], ['surfaceInverse']),
  ...text(['onAvatar'], ['avatar1', 'avatar2', 'avatar3', 'avatar4', 'avatar5', 'avatar6', 'avatar7', 'avatar8']),
  ...tones.flatMap((tone) => [
    ...text([`${tone}Text`], [...surfaces, `${tone}Soft`]),
    ...text(['textStrong', 'text', 'textQuiet'], [`${tone}Soft`]),
    ...text(['onTone'], [`${tone}Solid`]),
    ...ui([`${tone}Solid`], controlSurfaces),
  ]),
  ...ui(['borderStrong', 'focus', 'brandAccent'], controlSurfaces),
  ...ui(['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'], controlSurfaces),
  ...ui(['brandSolid'], ['surfacePage', 'surfaceRaised']),
];
