/** A text of the editor as its document, for calls that take both; it comes with the code of the editor. */
export async function richTextJson(html: string): Promise<string> {
  const { documentJson } = await import('../RichTextEditor/index.ts');
  return documentJson(html);
}
