import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';
export type Script = 'latin' | 'arabic' | 'hebrew';
type FontName = `${Script}-${Weight}`;

export interface DocumentFonts {
  files: ReadonlyMap<string, Buffer>;
  /** Whether there is a letter for a character. */
  has(character: string): boolean;
}

const files: Readonly<Record<FontName, string>> = {
  'latin-regular': import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'latin-bold': import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  'arabic-regular': import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  'arabic-bold': import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  'hebrew-regular': import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  'hebrew-bold': import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
};

/** The letters of documents: Latin, Greek and Cyrillic whole, Arabic and Hebrew. */
export async function readFonts(): Promise<DocumentFonts> {
  const read = Object.entries(files).map(async ([name, file]) => {
    return [name, await readFile(fileURLToPath(file))] as const;
  });
  const found = new Map(await Promise.all(read));
  const fonts = new Map([...found].map(([name, file]) => [name, create(file)]));
  return {
    files: found,
    has: (character) => hasLetter(fonts.get(fontName(scriptOf(character), 'regular')), character),
  };
}

export function fontName(script: Script, weight: Weight): FontName {
  return `${script}-${weight}`;
}

/** In whose letters a character is drawn; signs that all scripts share are in the Latin ones. */
export function scriptOf(character: string): Script {
  if (/[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/.test(character)) return 'arabic';
  return /[\u0590-\u05ff\ufb1d-\ufb4f]/.test(character) ? 'hebrew' : 'latin';
}

function hasLetter(font: ReturnType<typeof create> | undefined, character: string): boolean {
  return font !== undefined && (font as Font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
