const longest = 150;

/** A name to show and to save under: without folders, control characters and marks that turn the reading direction. */
export function fileNameOf(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  if (!name) return 'file';
  const dot = name.lastIndexOf('.');
  return name.length <= longest ? name : name.slice(0, longest - (name.length - dot)) + name.slice(dot);
}

/** Names a file in a Content-Disposition header. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escapeCharacter)}`;
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
