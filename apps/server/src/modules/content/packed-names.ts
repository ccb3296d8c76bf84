import { fileNamePart, freeName } from '@portal/rules';

/** What files are called that lie in one ZIP: a name that two of them have is numbered in the second. */
export function packedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => freeName(fileNamePart(name), taken));
}
