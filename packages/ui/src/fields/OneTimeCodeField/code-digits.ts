/** The digits of what was typed or pasted, whatever stands between them: '123 456' and '123-456' are the same code. */
export function codeDigits(text: string, length: number): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}
