/** Report texts in which a type stands once: where it has a name, every other place says the name. */
import ts from 'typescript';

/** What zod says of an object that drops unknown keys, as all do that say nothing else. */
const usualObject = /^(?:zod|z)(?:_v4_core|\.core)\.\$strip$/;
/** The namespace in which declarations name zod's types; here those stand without it. */
const schemaLibrary = 'zod';
/** A type of fewer letters is shorter than its name. */
const leastNamed = 50;
/** An object of no more letters stands in one line. */
const longestLine = 120;

/** A constant's type is told where the constant is declared; every other place that has the same type says `typeof` and the constant. */
export function withNames(declarations: string): string {
  const file = declarationsIn(declarations);
  const names = typeNames(file);
  const texts = file.statements.map((statement) => rendered(statement, names));
  return texts.reduce((all, text, at) => all + gapBetween(texts[at - 1] ?? '', text) + text, '');
}

export function declarationsIn(text: string): ts.SourceFile {
  return ts.createSourceFile('entry-point.d.ts', text, ts.ScriptTarget.Latest, true);
}

/** Declarations of one line each stand beside each other. */
function gapBetween(before: string, text: string): string {
  if (before === '') return '';
  return before.includes('\n') || text.includes('\n') ? '\n\n' : '\n';
}

/** `typeof` each constant, by its type. Of two alike the exported one gives the name. */
function typeNames(file: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = file.statements.filter(ts.isVariableStatement).toSorted((a, b) => rank(a) - rank(b));
  const named = constants.flatMap(({ declarationList }) =>
    declarationList.declarations.map(({ name, type }): [string, string] => [
      type === undefined ? '' : identity(type),
      `typeof ${name.getText()}`,
    ]),
  );
  return new Map(named.filter(([type]) => type.length >= leastNamed).toReversed());
}

function rank({ modifiers }: ts.VariableStatement): number {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true ? 0 : 1;
}

const identities = new WeakMap<ts.Node, string>();

/** The same text for types that are the same, whatever the order of their members and the writing of their texts. */
function identity(node: ts.Node): string {
  const known = identities.get(node) ?? ownIdentity(node);
  identities.set(node, known);
  return known;
}

function ownIdentity(node: ts.Node): string {
  if (ts.isTypeLiteralNode(node)) return `{${node.members.map(identity).toSorted().join('')}}`;
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
  // Of zod's own marks, such as `$strict`, which come by either of two namespaces.
  if (ts.isQualifiedName(node) && node.right.text.startsWith('$')) return node.right.text;
  return textOf(node, identity, (between) => between.replaceAll(/\s+/g, ' '));
}

/** The text of a node with other texts for its parts, and for what stands between them. */
function textOf(
  node: ts.Node,
  partText: (part: ts.Node) => string,
  betweenText = (between: string) => between,
): string {
  const { text } = node.getSourceFile();
  let written = '';
  let at = node.getStart();
  ts.forEachChild(node, (part) => {
    written += betweenText(text.slice(at, part.getStart())) + partText(part);
    at = part.end;
  });
  // A node without parts is a name or a value, told as it is.
  return at === node.getStart() ? node.getText() : written + betweenText(text.slice(at, node.end));
}

function rendered(node: ts.Node, names: ReadonlyMap<string, string>): string {
  const name = ts.isTypeNode(node) && !ts.isVariableDeclaration(node.parent) ? names.get(identity(node)) : undefined;
  if (name !== undefined) return name;
  const render = (part: ts.Node) => rendered(part, names);
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) return objectText(node, render);
  if (ts.isQualifiedName(node) && node.left.getText() === schemaLibrary && node.right.text.startsWith('Zod'))
    return node.right.text;
  if (ts.isTypeReferenceNode(node)) return schemaText(node, render) ?? textOf(node, render);
  return textOf(node, render);
}

function objectText(node: ts.TypeLiteralNode | ts.InterfaceDeclaration, render: (part: ts.Node) => string): string {
  const texts = new Map<ts.Node, string>();
  const whole = textOf(node, (part) => {
    const text = render(part);
    texts.set(part, text);
    return text;
  });
  const members = node.members.map((member) => (texts.get(member) ?? '').replace(/;$/, ''));
  const head = whole.slice(0, whole.indexOf('{'));
  const line = members.length === 0 ? `${head}{}` : `${head}{ ${members.join('; ')} }`;
  return line.length > longestLine || line.includes('\n') || whole.includes('// ') ? whole : line;
}

/** `ZodEnum<'a' | 'b'>` for values by themselves, and no word of what all objects do. */
function schemaText(node: ts.TypeReferenceNode, render: (part: ts.Node) => string): string | undefined {
  const [content, doing] = node.typeArguments ?? [];
  if (content === undefined || !ts.isTypeLiteralNode(content)) return undefined;
  const name = render(node.typeName);
  if (name === 'ZodObject' && doing !== undefined && usualObject.test(doing.getText()))
    return `${name}<${render(content)}>`;
  const values = name === 'ZodEnum' ? valuesOf(content) : undefined;
  return values === undefined ? undefined : `${name}<${values.map((value) => `'${value}'`).join(' | ')}>`;
}

/** Undefined where a value has another name than itself. */
function valuesOf({ members }: ts.TypeLiteralNode): string[] | undefined {
  const values = members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined || !ts.isLiteralTypeNode(member.type)) return [];
    const { literal } = member.type;
    const isItself =
      ts.isStringLiteral(literal) && !ts.isComputedPropertyName(member.name) && literal.text === member.name.text;
    return isItself ? [literal.text] : [];
  });
  return values.length === members.length ? values : undefined;
}
