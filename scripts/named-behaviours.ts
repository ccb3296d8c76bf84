/** The ids of behaviours that a test or a story names. */
import ts from 'typescript';

const title = /\[((?:[A-Z]{3}-\d{3,4}(?:, )?)+)\]/g;
const eachId = /[A-Z]{3}-\d{3,4}/g;

/** Named in a title, `test('… [COM-118]')`, or by a story, `behaviours: ['COM-118', ...ofTheForm]`. */
export function namedIn(source: string, file = 'source.tsx'): string[] {
  if (!source.includes('behaviours') && source.match(title) === null) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ids: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const [, inTitle = ''] of node.text.matchAll(title)) ids.push(...(inTitle.match(eachId) ?? []));
    const listed = listIn(node);
    if (listed !== null) ids.push(...textsOf(listed));
    ts.forEachChild(node, visit);
  }
  visit(parsed);
  return ids;
}

function listIn(node: ts.Node): ts.Expression | null {
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  if (!isProperty || node.name.getText() !== 'behaviours') return null;
  return ts.isPropertyAssignment(node) ? node.initializer : node.name;
}

/** The texts of a list, with those of the lists that are spread in it. */
function textsOf(list: ts.Expression): string[] {
  if (ts.isStringLiteralLike(list)) return [list.text];
  if (ts.isArrayLiteralExpression(list)) return list.elements.flatMap(textsOf);
  if (ts.isSpreadElement(list) || ts.isAsExpression(list) || ts.isSatisfiesExpression(list))
    return textsOf(list.expression);
  const constant = ts.isIdentifier(list) ? constantOf(list) : undefined;
  if (constant !== undefined) return textsOf(constant);
  throw new Error(`${placeOf(list)} is no list of behaviours: name them by texts and constants of the same file`);
}

/** What a name stands for at the top of its file. */
function constantOf(name: ts.Identifier): ts.Expression | undefined {
  return name
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name.text)?.initializer;
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${line + 1} ${node.getText()}`;
}
