let common: Promise<ReadonlySet<string>> | null = null;

/** Whether a password is among the most common ones, however its letters are written. The list is read when first asked for. */
export async function commonPasswordCheck(): Promise<(password: string) => boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((one) => String(one).toLowerCase())),
  );
  const list = await common;
  return (password) => list.has(password.toLowerCase());
}
