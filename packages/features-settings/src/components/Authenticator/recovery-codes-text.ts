/** Codes as a file of text, one a line below what they are for; its lines end as those of every system's editors do. */
export function recoveryCodesText(codes: readonly string[], title: string): string {
  return [title, '', ...codes, ''].join('\r\n');
}
