/** What stands for a file in a text: the file itself is kept beside it. */
export interface FileRef {
  draftFile: string;
  name: string;
}

/** The same value with its files named; as it is where it has none. */
export function withRefs(value: unknown, refOf: (file: File) => FileRef): unknown {
  if (value instanceof File) return refOf(value);
  return mapped(value, (part) => withRefs(part, refOf));
}

/** The files that a value names. */
export function refsIn(value: unknown): FileRef[] {
  if (isRef(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(refsIn);
  return isPlainRecord(value) ? Object.values(value).flatMap(refsIn) : [];
}

/** The value with these files where it names them. What stands for a file that is missing is left out. */
export function withFiles(value: unknown, files: ReadonlyMap<string, File>): unknown {
  if (isRef(value)) return files.get(value.draftFile);
  if (Array.isArray(value))
    return value.filter((part) => !isOnlyMissing(part, files)).map((part) => withFiles(part, files));
  if (!isPlainRecord(value)) return value;
  const shown = shownFile(value);
  if (shown === null) return refsIn(value).length === 0 ? value : mappedRecord(value, files);
  const file = files.get(shown.draftFile);
  // The address by which a chosen picture is shown ends with its page.
  return file === undefined ? null : { ...mappedRecord(value, files), url: URL.createObjectURL(file) };
}

/** A file, or the row of a field of files, that would be empty: other rows have more to say. */
function isOnlyMissing(part: unknown, files: ReadonlyMap<string, File>): boolean {
  const ref = isPlainRecord(part) && typeof part.size === 'number' ? part.file : part;
  return isRef(ref) && !files.has(ref.draftFile);
}

function mappedRecord(value: Record<string, unknown>, files: ReadonlyMap<string, File>): object {
  const parts = Object.entries(value).map(([name, part]) => [name, withFiles(part, files)]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

function shownFile(value: Record<string, unknown>): FileRef | null {
  return typeof value.url === 'string' && value.url.startsWith('blob:') && isRef(value.file) ? value.file : null;
}

function mapped(value: unknown, map: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(map);
    return parts.some((part, at) => part !== value[at]) ? parts : value;
  }
  if (!isPlainRecord(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, map(part)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value;
}

function isRef(value: unknown): value is FileRef & Record<string, unknown> {
  return isPlainRecord(value) && typeof value.draftFile === 'string' && typeof value.name === 'string';
}

export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
