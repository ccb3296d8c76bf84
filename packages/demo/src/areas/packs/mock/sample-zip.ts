/** A pack with nothing in it: what the server would write there. */
export function sampleZip(): Blob {
  const end = new Uint8Array(22);
  end.set([0x50, 0x4b, 0x05, 0x06]);
  return new Blob([end], { type: 'application/zip' });
}
