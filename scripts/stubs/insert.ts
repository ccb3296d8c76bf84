/** Files by their path from the root, as a stub leaves them. */
export type Files = Map<string, string>;

/** Puts lines before the end of the block that begins with a text: before the first line of that indentation that closes it. */
export function beforeEndOf(source: string, begin: string, lines: string): string {
  const start = source.indexOf(begin);
  if (start < 0) throw new Error(`There is no '${begin}'`);
  const line = source.slice(source.lastIndexOf('\n', start) + 1);
  const indent = /^ */.exec(line)?.[0] ?? '';
  const end = new RegExp(`\\n${indent}[\\])}]`).exec(source.slice(start));
  if (end === null) throw new Error(`'${begin}' does not end`);
  const at = start + end.index + 1;
  return source.slice(0, at) + lines + source.slice(at);
}

/** Adds a value to the import from a module, or the import; one of types alone says so of each from then on. */
function importing(source: string, name: string, from: string): string {
  const known = new RegExp(`import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(source);
  if (known === null) return `import { ${name} } from '${from}';\n${source}`;
  const [statement, ofTypes, inside = ''] = known;
  const names = inside.split(',').map((one) => one.trim());
  if (names.includes(name)) return source;
  const before = names.filter((one) => one !== '').map((one) => (ofTypes === undefined ? one : `type ${one}`));
  return source.replace(statement, `import { ${[...before, name].join(', ')} } from '${from}';`);
}

/** Adds values to imports, by the modules that they come from. */
export function withImports(source: string, imports: Readonly<Record<string, readonly string[]>>): string {
  const needed = Object.entries(imports).flatMap(([from, names]) => names.map((name) => [name, from] as const));
  return needed.reduce((text, [name, from]) => importing(text, name, from), source);
}

export function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}

/** `events-desk` as the beginning of a name: `eventsDesk`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `WaitingList` as words: waiting list. */
export function wordsOf(name: string): string {
  return kebabCase(name).replaceAll('-', ' ');
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
