const addresses = new WeakMap<File, string>();

/** An address to show a chosen file by; always the same for a file. */
export function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
