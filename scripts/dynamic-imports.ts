/** Finds dynamic imports (lazy code), and what loads each: the loader decides what stands in its place where its chunk is gone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { workspace } from './workspace.ts';

export interface DynamicImport {
  file: string;
  /** As it is written. */
  target: string;
  /** Null: neither of the ways that know what to do where the file is gone. */
  by: LazyLoader | null;
}

/** `load`: of a route or a contribution of a feature, or of an area of the host, which are drawn by `lazyPage` and `lazyComponent`. */
type LazyLoader = 'lazyComponent' | 'lazyModule' | 'load';

/** The dynamic imports of a file. */
export function dynamicImports(file: string, text: string): DynamicImport[] {
  const found: DynamicImport[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push({ file, target: targetOf(node), by: loaderAround(node) });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function targetOf({ arguments: [target] }: ts.CallExpression): string {
  return target !== undefined && ts.isStringLiteral(target) ? target.text : (target?.getText() ?? '');
}

function loaderAround(node: ts.Node): LazyLoader | null {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isCallExpression(around)) {
      const called = around.expression.getText();
      if (called === 'lazyComponent' || called === 'lazyModule') return called;
    }
    if ((ts.isPropertyAssignment(around) || ts.isMethodDeclaration(around)) && around.name.getText() === 'load')
      return 'load';
  }
  return null;
}

/** All of what is shipped to browsers. */
export function allDynamicImports(): DynamicImport[] {
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: workspace, exclude: ['packages/vite/**'] })
    .filter((file) => !/\.(?:test|stories|test-d)\.tsx?$|\/(?:testing|stories)\//.test(file))
    .flatMap((file) => dynamicImports(file, readFileSync(join(workspace, file), 'utf8')))
    .toSorted((a, b) => a.file.localeCompare(b.file));
}
