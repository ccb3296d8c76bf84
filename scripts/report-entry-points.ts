/** What several entry points of a package export stands at the first of them; the others say which of it they have. */
import ts from 'typescript';
import { declarationsIn } from './report-names.ts';

export interface EntryPointText {
  /** As a host imports it. */
  name: string;
  /** What it exports, as declarations. */
  text: string;
}

/** In the order of the entry points. Declarations are the same where their words are, and where those mean the same imports. */
export function withoutDuplicates(entryPoints: readonly EntryPointText[]): EntryPointText[] {
  const declaredIn = new Map<string, string>();
  return entryPoints.map(({ name, text }) => {
    const file = declarationsIn(text);
    const imports = importsOf(file);
    const elsewhere = new Map<string, string[]>();
    const own = file.statements.filter((statement) => {
      const exported = exportedName(statement);
      if (exported === undefined) return true;
      const meaning = meaningOf(statement, imports);
      const entryPoint = declaredIn.get(meaning);
      if (entryPoint === undefined) declaredIn.set(meaning, name);
      else elsewhere.set(entryPoint, [...(elsewhere.get(entryPoint) ?? []), exported]);
      return entryPoint === undefined;
    });
    return { name, text: [...own.map((statement) => statement.getText()), ...sharedText(elsewhere)].join('\n\n') };
  });
}

/** A line for the names of each first letter, so that a change is seen in a short line. */
function sharedText(elsewhere: ReadonlyMap<string, readonly string[]>): string[] {
  return [...elsewhere].flatMap(([entryPoint, names]) => {
    const byLetter = Map.groupBy(new Set(names), ([letter = '']) => letter.toLowerCase());
    return [...byLetter.values()].map((group) => `export { ${group.join(', ')} } from '${entryPoint}';`);
  });
}

function exportedName(statement: ts.Statement): string | undefined {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return undefined;
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed ? statement.name?.text : undefined;
}

/** The import that each imported name comes by. */
function importsOf(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const bindings = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    for (const binding of bindings)
      found.set(binding.name.text, `${binding.getText()} of ${statement.moduleSpecifier.getText()}`);
    if (name !== undefined) found.set(name.text, statement.getText());
  }
  return found;
}

function meaningOf(statement: ts.Statement, imports: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  function visit(node: ts.Node): void {
    const source = ts.isIdentifier(node) ? imports.get(node.text) : undefined;
    if (source !== undefined) used.add(source);
    ts.forEachChild(node, visit);
  }
  visit(statement);
  return [statement.getText(), ...[...used].toSorted()].join('\n');
}
