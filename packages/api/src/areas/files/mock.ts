import { attachmentTypes, imageTypes, limits } from '../../contract/limits.ts';
import { MockProblem } from '../../mock/mock-problem.ts';
import type { MockState, StoredFile } from '../../mock/mock-state.ts';

/** Takes files in, refusing what the server refuses by name and size. */
export async function storeFiles(state: MockState, files: readonly File[] = []): Promise<StoredFile[]> {
  for (const file of files) check(file, attachmentTypes, 'body.files');
  return Promise.all(
    files.map(async (file) => ({
      id: state.nextId('file'),
      fileName: file.name,
      type: file.type,
      picture: null,
      url: await dataUrl(file),
    })),
  );
}

export async function storeImage(file: File | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  check(file, imageTypes, 'body.imageFile');
  return dataUrl(file);
}

function check(file: File, types: readonly string[], field: string): void {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!types.includes(ending))
    throw new MockProblem('unsupported_file', `Allowed only: ${types.join(', ')} file types`, field);
  if (file.size > limits.fileBytes) throw new MockProblem('too_large', 'Maximum allowed file size is 5Mb', field);
}

async function dataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(binary)}`;
}
